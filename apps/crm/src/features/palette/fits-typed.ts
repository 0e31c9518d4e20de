import { foldWords } from "../../requests/fits-search.ts";

/** Whether a text has each word that was typed, in any order; nothing typed fits everything. */
export function fitsTyped(text: string, typed: string): boolean {
  const folded = foldWords(text);
  return foldWords(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
