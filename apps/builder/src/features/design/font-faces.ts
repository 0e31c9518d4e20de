import type { Font } from "@tour/api";
import { toFontFaces } from "@tour/theme";
import type { FontFace } from "@tour/theme";

/** The organiser's own fonts as the theme sets them; those of the house it knows by itself. */
export const ownFontFaces = (fonts: readonly Font[]): FontFace[] =>
  toFontFaces(fonts.filter(({ id }) => id !== null));
