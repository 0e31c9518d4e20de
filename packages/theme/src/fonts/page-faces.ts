import { coreRange, restRanges } from "./core-subsets.ts";
import { findFontFamily } from "./families.ts";
import type { FontFamily } from "./families.ts";
import { fontUrl, listFamilyFaces } from "./family-faces.ts";
import type { FontFace } from "./font-face.ts";
import { subsetRanges } from "./subsets.ts";
import type { Subset } from "./subsets.ts";

/** The weights that a family has, in hundreds. */
export function listWeights({ weights }: FontFamily): number[] {
  if (typeof weights !== "string") return [...weights];
  const [from = 400, to = 400] = weights.split(" ").map(Number);
  return Array.from({ length: (to - from) / 100 + 1 }, (_, step) => from + step * 100);
}

/** Of the weights that a family has, the one that a browser would take. */
function nearestWeight(font: FontFamily, weight: number): number {
  const all = listWeights(font);
  const isHeavy = weight >= 600;
  const fitting = all.filter((one) => (isHeavy ? one >= weight : one <= weight));
  return (isHeavy ? fitting.at(0) : fitting.at(-1)) ?? (isHeavy ? all.at(-1)! : all[0]!);
}

/** The small file of a family at one of its weights: upright, with the letters of `coreRange`. */
export function coreFace(font: FontFamily, weight: number): FontFace {
  const file = `${font.slug}-core-${weight}-normal`;
  const { family } = font;
  return { family, weight, style: "normal", url: fontUrl(file), unicodeRange: coreRange, file };
}

/** The small file of a family at a weight, or at the weight next to it; none of a stranger's. */
export function listCoreFaces(family: string, weight: number): FontFace[] {
  const font = findFontFamily(family);
  return font ? [coreFace(font, nearestWeight(font, weight))] : [];
}

const subsets = Object.keys(subsetRanges) as Subset[];

/**
 * The packages' own files of a family: italics, and upright what the small files have not. That is
 * a family of its own, because a browser looks for a letter in one weight of a family only.
 */
export function listRestFaces(family: string): FontFace[] {
  return listFamilyFaces(family).map((face) => {
    const subset = subsets.find((name) => subsetRanges[name] === face.unicodeRange);
    if (face.style === "italic" || !subset) return face;
    return { ...face, family: restFamily(family), unicodeRange: restRanges[subset] };
  });
}

/** The family of the letters that pages in Russian seldom have. */
export const restFamily = (family: string): string => `${family} Rest`;
