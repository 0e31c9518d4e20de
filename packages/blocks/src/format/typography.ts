import { hyphenateEndless } from "./hyphenate.ts";

/**
 * Words that do not end a line. Of several short ones in a row only the last two are tied, and only
 * the last one where a long word follows: a chain would not fit a narrow column.
 */
const shortWord =
  /(?<=^|[\s(«])([А-Яа-яЁёA-Za-z]{1,2}|без|для|или|над|под|при|про)\s+(?!(?:[А-Яа-яЁёA-Za-z]{1,2}\s+){2}|[А-Яа-яЁёA-Za-z]{1,2}\s+[А-Яа-яЁёA-Za-z]{8})/gi;
const beforeDash = /\s+—/g;
/** Thousands keep together, and so does a number with the sign or the short unit after it. */
const inNumber = /(?<=\d) (?=\d{3}(?!\d))/g;
const beforeUnit = /(?<=\d) (?=[₽$€£%№°]|(?:км|кг|м|г|л|ч|мин|руб|чел|лет)(?![А-Яа-яЁё]))/g;

/**
 * Keeps short prepositions with the next word, a dash with the word before it, and what a number
 * counts with the number. A word that is wider than a narrow column may break between syllables.
 */
export function typograph(text: string): string {
  return hyphenateEndless(text)
    .replace(shortWord, "$1\u00a0")
    .replace(beforeDash, "\u00a0—")
    .replace(inNumber, "\u00a0")
    .replace(beforeUnit, "\u00a0");
}

/** The same for cleaned HTML: what stands inside of tags stays as it is. */
export const typographHtml = (html: string) =>
  html.replace(/(?<=^|>)[^<]+/g, (text) => typograph(text));
