import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { applyInsert } from "./insert.ts";
import { applyMove } from "./move.ts";
import type { Operation } from "./operation.ts";
import { applyRemove } from "./remove.ts";
import { applyReplace } from "./replace.ts";
import { applySetBlock } from "./set-block.ts";
import { applySetCheck } from "./set-check.ts";
import { applySetContent } from "./set-content.ts";

/** Applies an edit; throws, leaving the document as it was, when the edit does not fit it. */
export function applyOperation(document: PageDocument, operation: Operation): Applied {
  switch (operation.kind) {
    case "insert":
      return applyInsert(document, operation);
    case "move":
      return applyMove(document, operation);
    case "remove":
      return applyRemove(document, operation);
    case "replace":
      return applyReplace(document, operation);
    case "set-block":
      return applySetBlock(document, operation);
    case "set-check":
      return applySetCheck(document, operation);
    case "set-content":
      return applySetContent(document, operation);
  }
}
