import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { placeBefore } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Adds a block before another, or last: a page's own one stays between header and footer. */
export function applyInsert(
  document: PageDocument,
  { block, before }: OperationOf<"insert">,
): Applied {
  if (document.blocks[block.id]) throw new Error(`Block ${block.id} is in the document already`);
  return {
    document: placeBefore(document, block, before),
    inverse: { kind: "remove", id: block.id },
  };
}
