import type { Block, SiteMetadata } from "@tour/api";
import { presetToCss, toFontFaces } from "@tour/theme";

/** A part of a page in one of its forms: its blocks, and the site that they stand on. */
export interface SeenPart {
  blocks: Block[];
  site: SiteMetadata;
}

/** The look of a site as custom properties. */
export const dressSite = ({ preset_type: type, preset, fonts = [] }: SiteMetadata): string =>
  presetToCss(type, preset, toFontFaces(fonts));
