import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { nextOf, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Takes a block out; its inverse holds the whole block, so that nothing is lost. */
export function applyRemove(document: PageDocument, { id }: OperationOf<"remove">): Applied {
  const block = requireBlock(document, id);
  const { [id]: _, ...blocks } = document.blocks;
  return {
    document: { order: document.order.filter((other) => other !== id), blocks },
    inverse: { kind: "insert", block, before: nextOf(document.order, id) },
  };
}
