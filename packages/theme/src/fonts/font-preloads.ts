import { readLook } from "../read-look.ts";
import { coreSubsets } from "./core-subsets.ts";
import type { FontFace } from "./font-face.ts";
import { listLookFaces } from "./look-faces.ts";

/** A font file to ask ahead for. */
export interface FontPreload {
  url: string;
  /** Only where the page's words have this sign. */
  sign?: string;
}

const { range: rouble } = coreSubsets.rouble;

/** The font files that a page's first paint needs: ours, or the organiser's own. */
export function fontPreloads(
  type: string,
  preset: unknown,
  fonts: readonly FontFace[] = [],
): FontPreload[] {
  const { first } = listLookFaces(readLook(type, preset, fonts).preset, fonts);
  return first.map(({ url, unicodeRange }) =>
    unicodeRange === rouble ? { url, sign: "₽" } : { url },
  );
}
