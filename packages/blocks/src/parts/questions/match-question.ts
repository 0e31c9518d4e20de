const ending = /[аеёиоуыэюяйьъ]{1,3}$/;

/** Letters and figures alone, in lower case, with "ё" as "е". */
const simplify = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("\u00ad", "")
    .toLowerCase()
    .replaceAll("ё", "е");

/** The stems of what was typed: without the endings that Russian words change. */
export function readQuery(query: string): string[] {
  return simplify(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(ending, "") : word));
}

/** Whether a text has a word that begins with each of the stems. */
export function hasWords(text: string, stems: readonly string[]): boolean {
  const words = simplify(text).split(/[^\p{L}\p{N}]+/u);
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
