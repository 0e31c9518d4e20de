/** A text in lower case, ё as е, stress marks left out. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\u0301|(?<=[еЕ])\u0308/g, "")
    .normalize("NFC")
    .toLowerCase();
}

/** The words of a text, normalised, in order; numbers are words, too. */
export function splitWords(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
