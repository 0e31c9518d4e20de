import * as v from "valibot";
import { blocksSchema, pageTypeSchema } from "./block.ts";

/** A publication that took this page's draft. */
export const pageVersionSchema = v.object({
  version: v.number(),
  /** The whole site was published, or this page alone. */
  publish_type: v.picklist(["site", "main", "tour"]),
  published_at: v.string(),
  /** Who published it; empty when that is not known any more. */
  published_by: v.string(),
  blocks_count: v.number(),
  /** Whether visitors see this one. */
  is_current: v.boolean(),
});
export type PageVersion = v.InferOutput<typeof pageVersionSchema>;

/** The same with its blocks, header and footer included. */
export const pageVersionContentSchema = v.object({
  ...pageVersionSchema.entries,
  type: pageTypeSchema,
  blocks: blocksSchema,
});

/** How a block of the draft stands to what is published. */
const blockChanges = ["added", "changed", "moved", "removed"] as const;

const blockChangeSchema = v.object({ id: v.string(), change: v.picklist(blockChanges) });
export type BlockChange = v.InferOutput<typeof blockChangeSchema>;

export const unpublishedBlocksSchema = v.object({
  /** Blocks of the draft that visitors do not see as they are now. */
  blocks: blocksSchema,
  /** What became of each, and of those that are gone. */
  changes: v.array(blockChangeSchema),
});
