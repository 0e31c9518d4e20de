import * as v from "valibot";
import { fontFamilySchema } from "../preset.schema.ts";
import { findFontFamily } from "./families.ts";
import type { FontFamily } from "./families.ts";

/** Root-relative or https, of characters that can't end a CSS string or a style element. */
const urlSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^(?:https?:\/\/[a-z0-9]|\/(?!\/))[\w\-.~:/?#@!$&*+,=%]*$/i),
);

const faceSchema = v.object({
  family: fontFamilySchema,
  weight: v.union([
    v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
    v.pipe(v.string(), v.regex(/^\d{1,4} \d{1,4}$/)),
  ]),
  style: v.picklist(["normal", "italic"]),
  url: urlSchema,
  unicodeRange: v.optional(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[U+0-9A-F?,\s-]+$/i))),
});

/**
 * An `@font-face` rule, or nothing for a face with a part that could inject CSS. `optional` is for
 * text that is preloaded: it shows from the first paint on or not at all, so that it never moves a page.
 */
export function fontFaceCss(face: unknown, display: "swap" | "optional" = "swap"): string {
  const result = v.safeParse(faceSchema, face);
  if (!result.success) return "";
  const { family, weight, style, url, unicodeRange } = result.output;
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : "";
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:${display};src:url("${url}") format("woff2");${range}}`;
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

/** Local fonts with the metrics of Arial and of Times, which every system has under some name. */
const localFonts = {
  "sans-serif": {
    regular: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"],
  },
  serif: {
    regular: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
    bold: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "Noto Serif Bold"],
  },
} as const;

function fallbackRule(font: FontFamily, cut: "regular" | "bold"): string {
  const width = font.width[cut];
  const src = localFonts[font.generic][cut].map((name) => `local("${name}")`).join(",");
  const weights = cut === "regular" ? "100 500" : "600 900";
  return `@font-face{font-family:"${font.family} Fallback";font-weight:${weights};src:${src};size-adjust:${percent(width)};ascent-override:${percent(font.ascent / width)};descent-override:${percent(font.descent / width)};line-gap-override:0%;}`;
}

/** Local faces stretched to the family's size, so that the swap does not move the page. */
export function fallbackFaceRules(family: string): string[] {
  const font = findFontFamily(family);
  return font ? [fallbackRule(font, "regular"), fallbackRule(font, "bold")] : [];
}
