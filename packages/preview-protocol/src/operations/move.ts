import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { nextOf, placeBefore, requireBlock } from "./applied.ts";

export const moveSchema = v.strictObject({
  kind: v.literal("move"),
  id: v.string(),
  before: v.nullable(v.string()),
});

/** Moves a block before another, or to the end. */
export function applyMove(
  document: PageDocument,
  { id, before }: v.InferOutput<typeof moveSchema>,
): Applied {
  requireBlock(document, id);
  const inverse = { kind: "move", id, before: nextOf(document.order, id) } as const;
  if (before === id) return { document, inverse };
  return { document: { ...document, order: placeBefore(document.order, id, before) }, inverse };
}
