import type { Font } from "@tour/api";
import type { FontFace } from "@tour/theme";

/** The organiser's own fonts as the theme sets them; those of the house it knows by itself. */
export const toFontFaces = (fonts: readonly Font[]): FontFace[] =>
  fonts
    .filter(({ id }) => id !== null)
    .map(({ name, file, font_weight: weight }) => ({
      family: name,
      weight,
      style: "normal",
      url: file,
    }));
