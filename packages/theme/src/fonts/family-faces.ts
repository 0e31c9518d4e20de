import { findFontFamily } from "./families.ts";
import type { FontFamily } from "./families.ts";
import type { FontFace } from "./font-face.ts";
import { subsetRanges } from "./subsets.ts";

/** Where the apps serve this package's font files; see the README. */
export function fontUrl(file: string): string {
  return `/fonts/${file}.woff2`;
}

function facesOfFamily(font: FontFamily): FontFace[] {
  const weights = typeof font.weights === "string" ? [font.weights] : font.weights;
  return font.subsets.flatMap((subset) =>
    weights.flatMap((weight) =>
      font.styles.map((style): FontFace => {
        const file = `${font.slug}-${subset}-${typeof weight === "string" ? "wght" : weight}-${style}`;
        const unicodeRange = subsetRanges[subset];
        return { family: font.family, weight, style, url: fontUrl(file), unicodeRange, file };
      }),
    ),
  );
}

/** The faces of the named families, each family once; families from elsewhere have none. */
export function listFamilyFaces(...families: string[]): FontFace[] {
  return [...new Set(families)].flatMap((family) => {
    const font = findFontFamily(family);
    return font ? facesOfFamily(font) : [];
  });
}
