/** Of several short words in a row only the last is tied: a chain would not fit a narrow column. */
const shortWord = /(?<=^|[\s(«])([А-Яа-яЁёA-Za-z]{1,2})\s+(?![А-Яа-яЁёA-Za-z]{1,2}\s)/g;
const beforeDash = /\s+—/g;

/** Keeps short prepositions with the next word, and a dash with the word before it. */
export function typograph(text: string): string {
  return text.replace(shortWord, "$1\u00a0").replace(beforeDash, "\u00a0—");
}
