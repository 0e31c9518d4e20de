import { blockSchema, blocksSchema } from "@tour/api";
import * as v from "valibot";

const id = v.string();
const before = v.nullable(v.string());
const { variant, is_hidden, anchor, status, validation } = blockSchema.entries;

/** Every edit of a page. One operation is one undo step and one message to the preview. */
export const operationSchema = v.variant("kind", [
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

export type Operation = v.InferOutput<typeof operationSchema>;

/** The operation of that kind. */
export type OperationOf<Kind extends Operation["kind"]> = Extract<Operation, { kind: Kind }>;
