import { blockSchema } from "@tour/api";
import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { placeBefore } from "./applied.ts";

export const insertSchema = v.strictObject({
  kind: v.literal("insert"),
  block: blockSchema,
  before: v.nullable(v.string()),
});

/** Adds a block before another, or last. */
export function applyInsert(
  document: PageDocument,
  { block, before }: v.InferOutput<typeof insertSchema>,
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
