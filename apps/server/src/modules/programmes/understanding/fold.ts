/**
 * A text as rules look at it: lower case, one letter for Ё and Е, one kind of blank and of dash. As long
 * as it was, so that places in it are places in the text.
 */
export const fold = (text: string): string =>
  text
    .replace(/[A-ZА-ЯЁё]/g, (letter) => {
      const lower = letter.toLowerCase();
      return lower === "ё" ? "е" : lower;
    })
    .replace(/[\s\u00a0]/g, " ")
    .replace(/[–—−‑]/g, "-");

/** How far the marks before the first letter or digit go: bullets, pictograms, quotes. */
export const skipMarks = (text: string): number => /^[^\p{L}\p{N}]*/u.exec(text)![0].length;

/** Without blanks and marks of a list or of an end around it. */
export const trimMarks = (text: string): string =>
  text
    .replace(/^[\s:.,;–—−|·•*\-)\]]{1,40}/u, "")
    .replace(/[\s:;,–—−|\-(]{1,40}$/u, "")
    .trim();

/** A pattern for one who reads a folded text; a word ends where no letter follows. */
export const pattern = (source: string, flags = ""): RegExp =>
  new RegExp(
    source.replaceAll("\\>", "(?![a-zа-я])").replaceAll("\\<", "(?<![a-zа-я])"),
    `u${flags}`,
  );
