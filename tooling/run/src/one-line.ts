import { stripVTControlCharacters } from "node:util";

/** What went wrong as one line, which is all that is printed of a test in a suite that passes. */
export const toOneLine = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/g, " ").trim().slice(0, 300);
