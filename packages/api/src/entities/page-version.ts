import * as v from "valibot";
import { blocksSchema, pageTypeSchema } from "./block.ts";
import { documentTypeSchema } from "./document.ts";
import { siteMetadataSchema } from "./site.ts";

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

/** The same with its blocks, header and footer included, and how the site was then: its look, name and logo. */
export const pageVersionContentSchema = v.object({
  ...pageVersionSchema.entries,
  type: pageTypeSchema,
  blocks: blocksSchema,
  site: siteMetadataSchema,
});

/** How a block of the draft stands to what is published. */
export const blockChanges = ["added", "changed", "hidden", "moved", "removed", "shown"] as const;

const blockChangeSchema = v.object({ id: v.string(), change: v.picklist(blockChanges) });
export type BlockChange = v.InferOutput<typeof blockChangeSchema>;

export const unpublishedBlocksSchema = v.object({
  /** Blocks of the draft that visitors do not see as they are now. */
  blocks: blocksSchema,
  /** What became of each, and of those that are gone. */
  changes: v.array(blockChangeSchema),
});

/** All that visitors see of a site: its pages without what they share, its metadata, its documents. */
export const shownSiteSchema = v.object({
  version: v.number(),
  published_at: v.string(),
  main: blocksSchema,
  /** Without the header and the footer, which stand with the main page. */
  tour: blocksSchema,
  site: siteMetadataSchema,
  /** Those that are written, shown or not. */
  documents: v.array(
    v.object({
      type: documentTypeSchema,
      title: v.string(),
      html: v.string(),
      is_displayed: v.boolean(),
    }),
  ),
});
export type ShownSite = v.InferOutput<typeof shownSiteSchema>;
