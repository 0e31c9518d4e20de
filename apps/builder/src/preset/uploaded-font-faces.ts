import type { Font } from "@tour/api";
import { toFontFaces } from "@tour/theme";
import type { FontFace } from "@tour/theme";

/** The organiser's uploaded fonts as the theme sets them; the built-in ones it knows by itself. */
export const uploadedFontFaces = (fonts: readonly Font[]): FontFace[] =>
  toFontFaces(fonts.filter(({ id }) => id !== null));
