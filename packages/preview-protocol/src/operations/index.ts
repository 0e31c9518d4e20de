import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { applyInsert, insertSchema } from "./insert.ts";
import { applyMove, moveSchema } from "./move.ts";
import { applyRemove, removeSchema } from "./remove.ts";
import { applySetBlock, setBlockSchema } from "./set-block.ts";
import { applySetCheck, setCheckSchema } from "./set-check.ts";
import { applySetContent, setContentSchema } from "./set-content.ts";

/** Every edit of a page. One operation is one undo step and one message to the preview. */
export const operationSchema = v.variant("kind", [
  insertSchema,
  moveSchema,
  removeSchema,
  setBlockSchema,
  setCheckSchema,
  setContentSchema,
]);

export type Operation = v.InferOutput<typeof operationSchema>;

/** Applies an edit; throws, leaving the document as it was, when the edit does not fit it. */
export function applyOperation(document: PageDocument, operation: Operation): Applied {
  switch (operation.kind) {
    case "insert":
      return applyInsert(document, operation);
    case "move":
      return applyMove(document, operation);
    case "remove":
      return applyRemove(document, operation);
    case "set-block":
      return applySetBlock(document, operation);
    case "set-check":
      return applySetCheck(document, operation);
    case "set-content":
      return applySetContent(document, operation);
  }
}
