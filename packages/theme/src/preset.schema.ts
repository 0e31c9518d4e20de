import * as v from "valibot";
import { texts } from "./texts.ts";

/** The limits of a preset's numbers: radii in px, sizes in per cent of the type scale. */
export const presetLimits = {
  radius: { min: 0, max: 60 },
  text_size: { min: 80, max: 140 },
  header_size: { min: 50, max: 160 },
} as const;

export const colorSchema = v.pipe(v.string(texts.color), v.regex(/^#[0-9a-f]{6}$/i, texts.color));

const radiusSchema = v.pipe(
  v.number(texts.radius),
  v.integer(texts.radius),
  v.minValue(presetLimits.radius.min, texts.radius),
  v.maxValue(presetLimits.radius.max, texts.radius),
);

function percentSchema(limits: { min: number; max: number }, message: string) {
  return v.pipe(
    v.number(message),
    v.minValue(limits.min, message),
    v.maxValue(limits.max, message),
  );
}

/** A family's name that is safe inside a CSS string: no quotes, brackets or escapes. */
export const fontFamilySchema = v.pipe(
  v.string(texts.fontFamily),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u, texts.fontFamily),
);

export const fontWeightSchema = v.pipe(
  v.number(texts.fontWeight),
  v.minValue(100, texts.fontWeight),
  v.maxValue(900, texts.fontWeight),
  v.multipleOf(100, texts.fontWeight),
);

const fontSchema = v.strictObject({ font_family: fontFamilySchema, font_weight: fontWeightSchema });

/** The design preset with exactly the fields of the specification, section 3. */
export const presetSchema = v.strictObject({
  /** px */
  button_radius: radiusSchema,
  /** px */
  images_radius: radiusSchema,
  text_color: colorSchema,
  /** Per cent of the type scale. */
  text_size: percentSchema(presetLimits.text_size, texts.textSize),
  header_color: colorSchema,
  /** Per cent of the type scale. */
  header_size: percentSchema(presetLimits.header_size, texts.headerSize),
  /** Null lets the theme choose black or white, whichever reads better on the accent. */
  button_text_color: v.nullable(colorSchema),
  accent_color: colorSchema,
  font_data: v.strictObject({ header: fontSchema, text: fontSchema }),
});

export type Preset = v.InferOutput<typeof presetSchema>;
