import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { nextOf, placeBefore, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Moves a block before another, or to the end; header and footer stay where they are. */
export function applyMove(document: PageDocument, { id, before }: OperationOf<"move">): Applied {
  const block = requireBlock(document, id);
  const inverse = { kind: "move", id, before: nextOf(document.order, id) } as const;
  if (before === id) return { document, inverse };
  return { document: placeBefore(document, block, before), inverse };
}
