import { readTheme } from "../read-theme.ts";
import type { FontFace } from "./font-face.ts";
import { listThemeFaces } from "./theme-faces.ts";

/** Addresses of the font files that a page's first paint needs: ours, or the organiser's own. */
export function fontPreloads(
  type: string,
  preset: unknown,
  fonts: readonly FontFace[] = [],
): string[] {
  const { first } = listThemeFaces(readTheme(type, preset, fonts).preset, fonts);
  return first.map(({ url }) => url);
}
