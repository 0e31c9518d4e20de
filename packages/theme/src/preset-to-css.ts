import { fallbackFaceRules, fontFaceCss } from "./fonts/font-face-css.ts";
import type { FontFace } from "./fonts/font-face.ts";
import { listThemeFaces } from "./fonts/theme-faces.ts";
import type { Theme } from "./preset-type.ts";
import { accentProperties } from "./properties/accent-properties.ts";
import type { Properties } from "./properties/properties.ts";
import { shapeProperties } from "./properties/shape-properties.ts";
import { spaceProperties } from "./properties/space-properties.ts";
import { statusProperties } from "./properties/status-properties.ts";
import { surfaceProperties } from "./properties/surface-properties.ts";
import { typeProperties } from "./properties/type-properties.ts";
import { readTheme } from "./read-theme.ts";

function themeProperties(theme: Theme): Properties {
  return {
    ...accentProperties(theme.preset, theme.surfaces),
    ...surfaceProperties(theme.preset, theme.surfaces),
    ...statusProperties(theme.surfaces),
    ...typeProperties(theme.preset, theme.manner),
    ...shapeProperties(theme),
    ...spaceProperties,
  };
}

interface FaceOptions {
  /** The page asks ahead for the addresses of `fontPreloads`. */
  arePreloaded?: boolean;
}

function listFaceRules(
  { preset }: Theme,
  uploaded: readonly FontFace[],
  { arePreloaded }: FaceOptions = {},
): string[] {
  const { header, text } = preset.font_data;
  const { first, swapping, rest } = listThemeFaces(preset, uploaded);
  const waits = (face: FontFace) => arePreloaded && !swapping.includes(face);
  return [
    ...first.map((face) => fontFaceCss(face, waits(face) ? "optional" : "swap")),
    ...rest.map((face) => fontFaceCss(face)),
    ...[...new Set([header.font_family, text.font_family])].flatMap(fallbackFaceRules),
  ].filter((rule) => rule !== "");
}

/** The `@font-face` rules of the preset's families, one each: for pages that show several. */
export function presetFontFaces(
  type: string,
  preset: unknown,
  fonts: readonly FontFace[] = [],
): string[] {
  return listFaceRules(readTheme(type, preset, fonts), fonts);
}

/** The preset's custom properties by name, for a `style` attribute or a picture of a preset. */
export function presetProperties(type: string, preset: unknown, fonts: readonly FontFace[] = []) {
  return themeProperties(readTheme(type, preset, fonts));
}

/**
 * CSS text of a design preset: custom properties under `:root` and `@font-face` rules of the
 * families in use. It never throws: what is broken falls back, and no value can end its
 * declaration or a `<style>` element. With `arePreloaded`, the faces of text that the page asks ahead
 * for by `fontPreloads` show from the first paint on or not at all. Specification, sections 3 and 9.
 */
export function presetToCss(
  type: string,
  preset: unknown,
  fonts: readonly FontFace[] = [],
  options: FaceOptions = {},
): string {
  const theme = readTheme(type, preset, fonts);
  const declarations = Object.entries(themeProperties(theme))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("");
  const faces = listFaceRules(theme, fonts, options)
    .map((rule) => `${rule}\n`)
    .join("");
  const motion = ["fast", "base", "slow"]
    .map((speed) => `    --duration-${speed}: 1ms;\n`)
    .join("");
  return `:root {\n  color-scheme: ${theme.surfaces.scheme};\n${declarations}}\n@media (prefers-reduced-motion: reduce) {\n  :root {\n${motion}  }\n}\n${faces}`;
}
