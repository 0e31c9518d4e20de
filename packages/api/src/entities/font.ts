import { fontFamilySchema, fontWeightSchema } from "@tour/theme";
import * as v from "valibot";

/** Specification, section 3: a font's name, file (url of a woff2) and weight, 100 to 900 in hundreds. */
export const fontSchema = v.object({
  /** Null for a font that comes with the house. */
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

/** What is given of a font. */
export const fontFieldsSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), fontFamilySchema),
  file_id: v.pipe(v.string(), v.maxLength(64)),
  font_weight: fontWeightSchema,
});
