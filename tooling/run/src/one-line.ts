import { stripVTControlCharacters } from "node:util";

/** What went wrong as one line, which is all that is printed of a test in a suite that passes. */
export const toOneLine = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/g, " ").trim().slice(0, 900);

/** `Failed: 2`, and the lines below it. */
export const countLines = (what: string, lines: readonly string[]): string =>
  [`${what}: ${lines.length}`, ...lines.map((line) => `    ${line}`)].join("\n");
