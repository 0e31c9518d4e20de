import type { SiteMetadata } from "@tour/api";
import { fontPreloads, presetToCss, toFontFaces } from "@tour/theme";

/** A preset as pages use it. */
export interface Look {
  css: string;
  fontPreloads: readonly string[];
}

const made = new Map<string, Look>();
const maxLooks = 200;

/** Pages that are no organiser's: the default look, set in a face of its own. */
const own = {
  preset_type: "default",
  preset: {
    font_data: {
      header: { font_family: "Onest", font_weight: 700 },
      text: { font_family: "Onest", font_weight: 400 },
    },
  },
};

/** The look of a preset, computed once for each preset that is published; ours without one. */
export function lookOf(site: Pick<SiteMetadata, "preset_type" | "preset" | "fonts"> | null): Look {
  const { preset_type: type, preset } = site ?? own;
  const fonts = toFontFaces(site?.fonts ?? []);
  const key = JSON.stringify([type, preset, fonts]);
  const known = made.get(key);
  if (known) return known;
  const look = {
    css: presetToCss(type, preset, fonts, { arePreloaded: true }),
    fontPreloads: fontPreloads(type, preset, fonts),
  };
  made.set(key, look);
  if (made.size > maxLooks) made.delete(made.keys().next().value ?? "");
  return look;
}
