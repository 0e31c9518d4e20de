import { readLook } from "../read-look.ts";
import type { FontFace } from "./font-face.ts";
import { listLookFaces } from "./look-faces.ts";

/** Addresses of the font files that a page's first paint needs: ours, or the organiser's own. */
export function fontPreloads(
  type: string,
  preset: unknown,
  fonts: readonly FontFace[] = [],
): string[] {
  const { first } = listLookFaces(readLook(type, preset, fonts).preset, fonts);
  return first.map(({ url }) => url);
}
