import * as v from "valibot";
import { shownSchema } from "./block-shown.ts";

/** Specification, section 3: 1 in progress, 2 success, 3 fail. */
export const blockStatus = { inProgress: 1, success: 2, fail: 3 } as const;

/** Specification, section 3: page types main and tour. */
export const pageTypeSchema = v.picklist(["main", "tour"]);
export type PageType = v.InferOutput<typeof pageTypeSchema>;

/** Messages by the path of the field in the content, for example `items.2.title`. */
export const validationMapSchema = v.record(v.string(), v.array(v.string()));
export type ValidationMap = v.InferOutput<typeof validationMapSchema>;

/**
 * A block as it is stored and sent. Its content is checked by the block's own definition: here it
 * is any object, so that the contract knows no block type.
 */
export const blockSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  variant: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  status: v.optional(v.picklist([1, 2, 3]), blockStatus.inProgress),
  /** Kept in the draft, never shown to a visitor. */
  is_hidden: v.optional(v.boolean(), false),
  /** The id that links to this block use, without `#`; empty for none. */
  anchor: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,64}$/)), ""),
  /** When visitors see it; left out where they see it always, as they do header and footer. */
  shown: v.optional(shownSchema),
  content_version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  content: v.record(v.string(), v.unknown()),
  /** What the server's check found; ignored when sent. */
  validation: v.optional(validationMapSchema),
});

export type Block = v.InferOutput<typeof blockSchema>;

/** At most 500 blocks a page. */
export const blocksSchema = v.pipe(v.array(blockSchema), v.maxLength(500));
