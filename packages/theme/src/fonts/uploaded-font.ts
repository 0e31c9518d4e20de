import type { FontFace } from "./font-face.ts";

/** A font that an organiser brought along: `file` is its woff2's address, `font_weight` CSS's. */
export type UploadedFont = { name: string; file: string; font_weight: number };

/** Uploaded fonts as faces for `presetToCss` and `fontPreloads`; each serves all characters. */
export const toFontFaces = (fonts: readonly UploadedFont[]): FontFace[] =>
  fonts.map(({ name, file, font_weight: weight }) => ({
    family: name,
    weight,
    style: "normal",
    url: file,
  }));
