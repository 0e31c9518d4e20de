import { blockSchema } from "@tour/api";
import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { replaceBlock, requireBlock } from "./applied.ts";

const { variant, is_hidden, anchor } = blockSchema.entries;

export const setBlockSchema = v.strictObject({
  kind: v.literal("set-block"),
  id: v.string(),
  variant: v.optional(variant),
  is_hidden: v.optional(is_hidden.wrapped),
  anchor: v.optional(anchor.wrapped),
});

/** Changes what surrounds a block's content: its variant, whether it is hidden, its anchor. */
export function applySetBlock(
  document: PageDocument,
  { kind, id, ...changes }: v.InferOutput<typeof setBlockSchema>,
): Applied {
  const block = requireBlock(document, id);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const before = given.map(([key]) => [key, block[key as keyof typeof changes]]);
  return {
    document: replaceBlock(document, { ...block, ...Object.fromEntries(given) }),
    inverse: { kind, id, ...Object.fromEntries(before) },
  };
}
