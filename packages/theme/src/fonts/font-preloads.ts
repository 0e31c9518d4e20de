import { readLook } from "../read-look.ts";
import { listFamilyFaces } from "./family-faces.ts";
import type { FontFace } from "./font-face.ts";
import { subsetRanges } from "./subsets.ts";

function coversWeight(face: FontFace, weight: number): boolean {
  // Of PT Serif's two weights the browser takes the nearer one; a range covers all of them.
  if (typeof face.weight === "string") return true;
  return face.weight === (weight >= 600 ? 700 : 400);
}

/**
 * Addresses of the font files that the first screen needs: upright Cyrillic and Latin of the
 * heading and text families. Uploaded fonts are left to load by themselves.
 */
export function fontPreloads(type: string, preset: unknown): string[] {
  const { header, text } = readLook(type, preset).preset.font_data;
  const urls = [header, text].flatMap(({ font_family, font_weight }) =>
    listFamilyFaces(font_family)
      .filter((face) => face.style === "normal" && coversWeight(face, font_weight))
      .filter(
        (face) =>
          face.unicodeRange === subsetRanges.cyrillic || face.unicodeRange === subsetRanges.latin,
      )
      .map((face) => face.url),
  );
  return [...new Set(urls)];
}
