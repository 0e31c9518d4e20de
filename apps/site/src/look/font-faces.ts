import type { SiteMetadata } from "@tour/api";
import type { FontFace } from "@tour/theme";

/** An organiser's own fonts as the theme sets them. */
export const toFontFaces = (fonts: SiteMetadata["fonts"]): FontFace[] =>
  (fonts ?? []).map(({ name, file, font_weight: weight }) => ({
    family: name,
    weight,
    style: "normal",
    url: file,
  }));
