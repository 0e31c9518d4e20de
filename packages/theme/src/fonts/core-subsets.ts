import type { Subset } from "./subsets.ts";

/**
 * The letters that a page in Russian is set in: cut out of each family's whole font, one file for a
 * weight. The packages' subsets would be three files of four times the bytes: Cyrillic, Latin, and
 * one for the rouble sign.
 */
export const coreRange =
  "U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00AE,U+00B0-00B1,U+00B7,U+00BB,U+00D7,U+0401,U+0410-044F,U+0451,U+2009,U+2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20BD,U+2116,U+2212";

/** What the packages' subsets have besides; fetched when a page has such a letter. */
export const restRanges: Record<Subset, string> = {
  cyrillic: "U+0301,U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1",
  latin:
    "U+0000-001F,U+007F-009F,U+00A1-00A6,U+00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B2-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2008,U+200A-2010,U+2012,U+2015-2017,U+201B,U+201F-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20BC,U+20BE-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  "cyrillic-ext": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
};

/** The code points of a `unicode-range`. */
export function readRange(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
  });
}
