/**
 * Russian letters as maps and road signs write them for strangers (BGN/PCGN, without marks and without
 * `ye`), so that a link names a place as a map does; then letters of other languages written beside it.
 */
const letters: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y" },
  ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" },
  ...{ х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu" },
  я: "ya",
  // Belarusian and Ukrainian.
  ...{ ў: "u", і: "i", ї: "yi", є: "ye", ґ: "g" },
  // Kazakh, and Tatar, Bashkir and Kyrgyz where they share them.
  ...{ ә: "a", ғ: "g", қ: "k", ң: "n", ө: "o", ұ: "u", ү: "u", һ: "h" },
};

/** A text in lower case and Latin letters, accents left out; the one table for all that is made of it. */
export function transliterate(text: string): string {
  const lower = text.normalize("NFC").toLowerCase();
  return Array.from(lower, (letter) => letters[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}
