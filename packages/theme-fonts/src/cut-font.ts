// Packages that build on this one do not see its declarations by themselves.
// oxlint-disable-next-line typescript/triple-slash-reference -- there is nothing to import
/// <reference path="./subset-font.d.ts" />
import subsetFont from "subset-font";

/**
 * Kerning, ligatures, marks and the figures that our style sheets ask for. Not `locl`: pages are in
 * Russian, and other languages' forms of its letters are a tenth of some files. Nor hinting, which
 * most families have none of, and which is half of a file where there is.
 */
export const cutSettings = {
  targetFormat: "woff2",
  keepFeatures: [
    "calt",
    "ccmp",
    "kern",
    "liga",
    "lnum",
    "mark",
    "mkmk",
    "rclt",
    "rlig",
    "rvrn",
    "tnum",
  ],
  noHinting: true,
} as const;

/** Cuts some letters out of a font, into a woff2 file. */
export function cutFont(font: Buffer, codePoints: readonly number[]): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...codePoints), cutSettings);
}
