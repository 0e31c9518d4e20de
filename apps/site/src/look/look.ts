import type { SiteMetadata } from "@tour/api";
import { fontPreloads, presetToCss } from "@tour/theme";

/** A preset as pages use it. */
export interface Look {
  css: string;
  fontPreloads: readonly string[];
}

const made = new Map<string, Look>();
const maxLooks = 200;

/** The look of a preset, computed once for each preset that is published. */
export function lookOf(site: Pick<SiteMetadata, "preset_type" | "preset"> | null): Look {
  const type = site?.preset_type ?? "default";
  const preset = site?.preset ?? {};
  const key = JSON.stringify([type, preset]);
  const known = made.get(key);
  if (known) return known;
  const look = { css: presetToCss(type, preset), fontPreloads: fontPreloads(type, preset) };
  made.set(key, look);
  if (made.size > maxLooks) made.delete(made.keys().next().value ?? "");
  return look;
}
