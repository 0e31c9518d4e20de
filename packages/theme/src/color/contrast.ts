import { wcagContrast } from "culori/fn";
import { parseColor } from "./oklch.ts";

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return wcagContrast(parseColor(a), parseColor(b));
}

/** The lowest contrast of a colour against several backgrounds. */
export function lowestContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatio(color, background)));
}

/** Black or white, whichever reads better on the colour. */
export function readableOn(color: string): "#000000" | "#ffffff" {
  return contrastRatio("#000000", color) > contrastRatio("#ffffff", color) ? "#000000" : "#ffffff";
}
