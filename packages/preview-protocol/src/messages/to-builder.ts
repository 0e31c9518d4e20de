import { tourFields } from "@tour/blocks/outline";
import * as v from "valibot";
import { message } from "./envelope.ts";

const id = v.pipe(v.string(), v.maxLength(64));
const before = v.nullable(id);

/** Preview to builder. Specification, section 4, and ours (`select`, `set-hidden`). */
export const toBuilderSchema = v.variant("type", [
  /** Repeated until welcomed. */
  message("ready", v.strictObject({ protocol: v.number() })),
  /** Asks for a new block before this one, or last; the builder offers the types. */
  message("add-block", v.strictObject({ before })),
  message("remove-block", v.strictObject({ id })),
  message("move-block", v.strictObject({ id, before })),
  /** Asks for the whole page again. */
  message("requires-blocks", v.strictObject({})),
  message("undo", v.strictObject({ is_redo: v.boolean() })),
  /** What a key asks to be done with the selected block, or behind it; `text` is what is pasted. */
  message(
    "block-deed",
    v.strictObject({
      id: v.nullable(id),
      deed: v.picklist(["duplicate", "remove", "copy", "cut", "paste"]),
      text: v.pipe(v.string(), v.maxLength(5_000_000)),
    }),
  ),
  message("variant-changed", v.strictObject({ id, variant: v.number() })),
  /** A text or picture that was changed in place: dotted path in the content, and its new value. */
  message(
    "change-block-data",
    v.strictObject({ id, path: v.pipe(v.string(), v.maxLength(300)), value: v.unknown() }),
  ),
  /** Asks the builder to change the picture at this path. */
  message("choose-picture", v.strictObject({ id, path: v.pipe(v.string(), v.maxLength(300)) })),
  /**
   * Asks to change a piece of a tour where this block shows it; the part is a departure's number, or the
   * id of a day or a guide.
   */
  message(
    "edit-tour",
    v.strictObject({
      id,
      tour: v.pipe(v.number(), v.integer()),
      field: v.picklist(tourFields),
      part: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    }),
  ),
  /** Asks to take files from the desktop and put them into the place at this path. */
  message(
    "drop-pictures",
    v.strictObject({
      id,
      path: v.pipe(v.string(), v.maxLength(300)),
      files: v.pipe(v.array(v.file()), v.minLength(1), v.maxLength(200)),
    }),
  ),
  /** Where the pictures are that are seen of the selected block, while its tools are in the builder. */
  message(
    "pictures-shown",
    v.strictObject({ id, paths: v.array(v.pipe(v.string(), v.maxLength(300))) }),
  ),
  /** How high the page is that is only looked at, in px; told again when that changes. */
  message("page-height", v.strictObject({ height: v.pipe(v.number(), v.minValue(0)) })),
  /** What of a block's content is on the page, as dotted paths; told where the builder asked for it. */
  message(
    "content-seen",
    v.strictObject({ id, paths: v.array(v.pipe(v.string(), v.maxLength(300))) }),
  ),
  /**
   * The picture that was asked for under this number; null where there is nothing to see, or where it could
   * not be drawn this time.
   */
  message(
    "block-drawn",
    v.strictObject({
      number: v.pipe(v.number(), v.integer()),
      picture: v.nullable(v.blob()),
      has_failed: v.optional(v.literal(true)),
    }),
  ),
  message("set-hidden", v.strictObject({ id, is_hidden: v.boolean() })),
  message("select", v.strictObject({ id: v.nullable(id) })),
]);

/** As `edit-tour` names it. */
export type TourPiece = Omit<Extract<ToBuilder, { type: "edit-tour" }>["data"], "id">;

/** As `block-deed` says it. */
export type BlockDeed = Extract<ToBuilder, { type: "block-deed" }>["data"];

export type ToBuilder = v.InferOutput<typeof toBuilderSchema>;
