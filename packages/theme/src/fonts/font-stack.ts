import type { FontFace } from "./font-face.ts";
import { findFontFamily } from "./families.ts";
import { restFamily } from "./page-faces.ts";

/** The reader's own interface font: nothing to load. */
export const systemFamily = "system-ui";

const genericStacks = {
  serif: 'Georgia, "Times New Roman", serif',
  "sans-serif": 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
} as const;

/** Whether text can be set in the family: it is the system's, ours, or among the uploaded. */
export function hasFamily(family: string, uploaded: readonly FontFace[]): boolean {
  return (
    family === systemFamily ||
    findFontFamily(family) !== undefined ||
    uploaded.some((face) => face.family === family)
  );
}

/** The `font-family` value; the name has passed `fontFamilySchema`, so it can't end the string. */
export function fontStack(family: string): string {
  if (family === systemFamily) return genericStacks["sans-serif"];
  const known = findFontFamily(family);
  if (!known) return `"${family}", ${genericStacks["sans-serif"]}`;
  return `"${family}", "${restFamily(family)}", "${family} Fallback", ${genericStacks[known.generic]}`;
}
