import * as v from "valibot";
import { blockSchema, blocksSchema } from "./block.ts";

const id = v.string();
const before = v.nullable(v.string());
const { variant, is_hidden, anchor, shown, status, validation, content_version } =
  blockSchema.entries;

/** Every edit of a page. One operation is one undo step and one message to the preview. */
export const pageOperationSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("insert"), block: blockSchema, before }),
  v.strictObject({ kind: v.literal("move"), id, before }),
  v.strictObject({ kind: v.literal("remove"), id }),
  /** All blocks of the page at once, for example by a page starter. */
  v.strictObject({ kind: v.literal("replace"), blocks: blocksSchema }),
  v.strictObject({
    kind: v.literal("set-block"),
    id,
    variant: v.optional(variant),
    is_hidden: v.optional(is_hidden.wrapped),
    anchor: v.optional(anchor.wrapped),
    /** Null takes the rule away. */
    shown: v.optional(v.nullable(shown.wrapped)),
  }),
  v.strictObject({ kind: v.literal("set-check"), id, status: status.wrapped, validation }),
  v.strictObject({
    kind: v.literal("set-content"),
    id,
    /** Dotted path in the content, for example `items.2.title`. */
    path: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    value: v.optional(v.unknown()),
  }),
]);
export type PageOperation = v.InferOutput<typeof pageOperationSchema>;

/** Edits of a page since the version that they began from. */
export const pageEditSchema = v.strictObject({
  /** Made by the client: an edit whose answer was lost is sent again under the same key, and made once. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  operations: v.pipe(v.array(pageOperationSchema), v.minLength(1), v.maxLength(2000)),
  /** Which form of its content each block has of which a field is written: another build knows another. */
  content_versions: v.record(v.string(), content_version),
});
export type PageEdit = v.InferOutput<typeof pageEditSchema>;

export const savedEditSchema = v.object({
  version: v.number(),
  updated_at: v.string(),
  /** What the check found of the blocks that were changed. */
  checks: v.array(v.object({ id, status: status.wrapped, validation })),
  /** The page, where others have edited it meanwhile or the edit was made before; null where it is as the client has it. */
  blocks: v.nullable(blocksSchema),
});
