// Packages that build on this one do not see its declarations by themselves.
// oxlint-disable-next-line typescript/triple-slash-reference -- there is nothing to import
/// <reference path="./subset-font.d.ts" />
import subsetFont from "subset-font";

/** What is left of a font file. */
export interface FontCut {
  codePoints: readonly number[];
  /** The one weight that is left of a variable font. */
  weight: number | null;
}

/** Kerning, ligatures, marks and the figures that our style sheets ask for. */
const features = [
  "calt",
  "ccmp",
  "kern",
  "liga",
  "lnum",
  "locl",
  "mark",
  "mkmk",
  "rclt",
  "rlig",
  "rvrn",
  "tnum",
];

/** Cuts some letters at one weight out of a woff2 file. */
export function cutFont(font: Buffer, { codePoints, weight }: FontCut): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: "woff2",
    keepFeatures: features,
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
}
