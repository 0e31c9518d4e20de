import type { SiteMetadata } from "@tour/api";
import { fontPreloads, presetToCss, toFontFaces } from "@tour/theme";
import { memoizeLru } from "../cache/memoize-lru.ts";

/** A preset as pages use it. */
export interface PageTheme {
  css: string;
  fontPreloads: readonly string[];
}

interface ThemeSource extends Pick<SiteMetadata, "preset_type" | "fonts"> {
  preset: unknown;
}

const maxThemes = 200;

/** Pages that are no organiser's: the default theme, set in a face of its own. */
const own: ThemeSource = {
  preset_type: "default",
  preset: {
    font_data: {
      header: { font_family: "Onest", font_weight: 700 },
      text: { font_family: "Onest", font_weight: 400 },
    },
  },
};

const makeTheme = memoizeLru(
  maxThemes,
  ({ preset_type, preset, fonts = [] }: ThemeSource): PageTheme => {
    const faces = toFontFaces(fonts);
    return {
      css: presetToCss(preset_type, preset, faces, { arePreloaded: true }),
      fontPreloads: fontPreloads(preset_type, preset, faces),
    };
  },
);

/** The theme of a preset, computed once for each preset that is published; ours without one. */
export const themeOf = (site: ThemeSource | null): PageTheme => {
  const { preset_type, preset, fonts } = site ?? own;
  return makeTheme({ preset_type, preset, fonts });
};
