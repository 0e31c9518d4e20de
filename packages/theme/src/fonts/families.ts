import type { Subset } from "./subsets.ts";

/** A family that comes with this package, with the measures of its fallback face. */
export type FontFamily = {
  family: string;
  /** Name of the npm package after its scope, and the start of its file names. */
  slug: string;
  generic: "serif" | "sans-serif";
  /** A variable font's range, or the weights of a static one. */
  weights: `${number} ${number}` | readonly number[];
  styles: readonly ("normal" | "italic")[];
  subsets: readonly Subset[];
  /** Height above and below the baseline, in em. */
  ascent: number;
  descent: number;
  /** Width of Russian text against the local fallback (Arial or Times), regular and bold. */
  width: { regular: number; bold: number };
};

const upright = ["normal"] as const;
const withItalic = ["normal", "italic"] as const;
const allSubsets = ["cyrillic", "latin", "cyrillic-ext", "latin-ext"] as const;

/** Every family with Cyrillic that a preset can name without uploading a font. */
export const fontFamilies: readonly FontFamily[] = [
  {
    family: "Lora",
    slug: "lora",
    generic: "serif",
    weights: "400 700",
    styles: withItalic,
    subsets: allSubsets,
    ascent: 1.006,
    descent: 0.274,
    width: { regular: 1.1458, bold: 1.1 },
  },
  {
    family: "Golos Text",
    slug: "golos-text",
    generic: "sans-serif",
    weights: "400 900",
    styles: upright,
    subsets: allSubsets,
    ascent: 0.98,
    descent: 0.22,
    width: { regular: 1.0633, bold: 1.0015 },
  },
  {
    family: "Unbounded",
    slug: "unbounded",
    generic: "sans-serif",
    weights: "200 900",
    styles: upright,
    subsets: allSubsets,
    ascent: 0.995,
    descent: 0.245,
    width: { regular: 1.3355, bold: 1.2913 },
  },
  {
    family: "Onest",
    slug: "onest",
    generic: "sans-serif",
    weights: "100 900",
    styles: upright,
    subsets: allSubsets,
    ascent: 0.97,
    descent: 0.305,
    width: { regular: 1.039, bold: 0.9911 },
  },
  {
    family: "Manrope",
    slug: "manrope",
    generic: "sans-serif",
    weights: "200 800",
    styles: upright,
    subsets: allSubsets,
    ascent: 1.066,
    descent: 0.3,
    width: { regular: 1.0152, bold: 0.9926 },
  },
  {
    family: "Playfair Display",
    slug: "playfair-display",
    generic: "serif",
    weights: "400 900",
    styles: withItalic,
    subsets: ["cyrillic", "latin", "latin-ext"],
    ascent: 1.082,
    descent: 0.251,
    width: { regular: 1.1252, bold: 1.0747 },
  },
  {
    family: "PT Serif",
    slug: "pt-serif",
    generic: "serif",
    weights: [400, 700],
    styles: withItalic,
    subsets: allSubsets,
    ascent: 1.039,
    descent: 0.286,
    width: { regular: 1.108, bold: 1.1222 },
  },
  {
    family: "Oswald",
    slug: "oswald",
    generic: "sans-serif",
    weights: "200 700",
    styles: upright,
    subsets: allSubsets,
    ascent: 1.193,
    descent: 0.289,
    width: { regular: 0.7958, bold: 0.8243 },
  },
  {
    family: "Rubik",
    slug: "rubik",
    generic: "sans-serif",
    weights: "300 900",
    styles: withItalic,
    subsets: allSubsets,
    ascent: 0.935,
    descent: 0.25,
    width: { regular: 1.0397, bold: 1.0091 },
  },
];

export function findFontFamily(family: string): FontFamily | undefined {
  return fontFamilies.find((candidate) => candidate.family === family);
}
