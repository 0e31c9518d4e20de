import * as v from "valibot";
import { defaultAccent } from "./color/default-accent.ts";
import { readColor } from "./color/oklch.ts";
import { defaultTheme } from "./default-theme.ts";
import type { FontFace } from "./fonts/font-face.ts";
import { hasFamily } from "./fonts/font-stack.ts";
import { fontFamilySchema, fontWeightSchema, presetLimits } from "./preset.schema.ts";
import type { Preset } from "./preset.schema.ts";
import type { Theme } from "./preset-type.ts";
import { findPresetType } from "./presets/index.ts";

type Unread = Record<string, unknown>;

function readObject(value: unknown): Unread {
  return typeof value === "object" && value !== null ? (value as Unread) : {};
}

function readNumber(value: unknown, limits: { min: number; max: number }, otherwise: number) {
  if (typeof value !== "number" || !Number.isFinite(value)) return otherwise;
  return Math.min(limits.max, Math.max(limits.min, value));
}

function readFont(
  value: unknown,
  otherwise: Preset["font_data"]["header"],
  uploaded: readonly FontFace[],
) {
  const { font_family, font_weight } = readObject(value);
  const family = v.safeParse(fontFamilySchema, font_family);
  const isKnown = family.success && hasFamily(family.output, uploaded);
  return {
    font_family: isKnown ? family.output : otherwise.font_family,
    font_weight: v.is(fontWeightSchema, font_weight) ? font_weight : otherwise.font_weight,
  };
}

/**
 * The type's theme with whatever of the stored preset is sound. A broken accent becomes the
 * default purple, any other broken field the type's own value; an unknown type the default theme.
 */
export function readTheme(
  type: string,
  stored: unknown,
  uploaded: readonly FontFace[] = [],
): Theme {
  const { preset: own, surfaces, manner } = findPresetType(type) ?? defaultTheme;
  const raw = readObject(stored);
  const fonts = readObject(raw.font_data);
  const preset: Preset = {
    button_radius: readNumber(raw.button_radius, presetLimits.radius, own.button_radius),
    images_radius: readNumber(raw.images_radius, presetLimits.radius, own.images_radius),
    text_color: readColor(raw.text_color) ?? own.text_color,
    text_size: readNumber(raw.text_size, presetLimits.text_size, own.text_size),
    header_color: readColor(raw.header_color) ?? own.header_color,
    header_size: readNumber(raw.header_size, presetLimits.header_size, own.header_size),
    button_text_color: readColor(raw.button_text_color) ?? null,
    accent_color: readColor(raw.accent_color) ?? defaultAccent,
    font_data: {
      header: readFont(fonts.header, own.font_data.header, uploaded),
      text: readFont(fonts.text, own.font_data.text, uploaded),
    },
  };
  return { preset, surfaces, manner };
}
