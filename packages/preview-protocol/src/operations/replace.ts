import { toBlocks, toDocument } from "../document.ts";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Puts other blocks in the place of all; its inverse holds the whole page, so that nothing is lost. */
export function applyReplace(document: PageDocument, { blocks }: OperationOf<"replace">): Applied {
  const next = toDocument(blocks);
  if (next.order.length !== Object.keys(next.blocks).length) {
    throw new Error("Two blocks of the new page have the same id");
  }
  return { document: next, inverse: { kind: "replace", blocks: toBlocks(document) } };
}
