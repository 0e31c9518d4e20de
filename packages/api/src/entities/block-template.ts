import * as v from "valibot";
import { blockSchema } from "./block.ts";
import { filled } from "./input-fields.ts";

/** Characters of a template's name, its blocks and their size in bytes, and how many an organiser may keep. */
export const blockTemplateLimits = { name: 60, blocks: 20, bytes: 100_000, count: 50 } as const;

export const blockTemplateNameSchema = filled(blockTemplateLimits.name);

/** What a template is kept of: in the order in which it is put on a page. */
export const templateBlocksSchema = v.pipe(
  v.array(blockSchema),
  v.minLength(1),
  v.maxLength(blockTemplateLimits.blocks),
);

/** One or several blocks that an organiser keeps under a name, to put copies of them on pages. */
export const blockTemplateSchema = v.object({
  id: v.number(),
  name: v.string(),
  blocks: v.array(blockSchema),
});
export type BlockTemplate = v.InferOutput<typeof blockTemplateSchema>;
