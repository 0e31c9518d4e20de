import { fontFamilySchema, fontWeightSchema } from "@tour/theme";
import * as v from "valibot";

/** Specification, section 3: a font's name, file (url of a woff2) and weight, 100 to 900 in hundreds. */
export const fontSchema = v.object({
  /** Null for a built-in font. */
  id: v.nullable(v.number()),
  name: v.string(),
  file: v.string(),
  font_weight: v.number(),
});
export type Font = v.InferOutput<typeof fontSchema>;

/** What a font file says of itself. */
export const fontFileSchema = v.object({
  id: v.string(),
  file: v.string(),
  name: v.string(),
  font_weight: v.number(),
  /** Whether it has the Russian letters. */
  has_cyrillic: v.boolean(),
});
export type FontFile = v.InferOutput<typeof fontFileSchema>;

/** What is given of a font; its file by the id that the upload answered, or by its address. */
export const fontEntries = {
  name: v.pipe(v.string(), v.trim(), fontFamilySchema),
  file_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** As the font says it, for example `/media/font/x/font.woff2`. */
  file: v.optional(v.pipe(v.string(), v.maxLength(200))),
  font_weight: fontWeightSchema,
};

/** A new font: one of `file_id` and `file` must be there. */
export const fontFieldsSchema = v.pipe(
  v.strictObject(fontEntries),
  v.forward(
    v.partialCheck(
      [["file_id"], ["file"]],
      ({ file_id, file }) => file_id !== undefined || file !== undefined,
      "Обязательно для заполнения",
    ),
    ["file_id"],
  ),
);
