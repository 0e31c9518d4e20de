import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { placeBefore } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Adds a block before another, or last. */
export function applyInsert(
  document: PageDocument,
  { block, before }: OperationOf<"insert">,
): Applied {
  if (document.blocks[block.id]) throw new Error(`Block ${block.id} is in the document already`);
  return {
    document: {
      order: placeBefore(document.order, block.id, before),
      blocks: { ...document.blocks, [block.id]: block },
    },
    inverse: { kind: "remove", id: block.id },
  };
}
