// Packages that build on this one do not see its declarations by themselves.
// oxlint-disable-next-line typescript/triple-slash-reference -- there is nothing to import
/// <reference path="./subset-font.d.ts" />
import subsetFont from "subset-font";

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

/** Cuts some letters out of a font, into a woff2 file. */
export function cutFont(font: Buffer, codePoints: readonly number[]): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: "woff2",
    keepFeatures: features,
  });
}
