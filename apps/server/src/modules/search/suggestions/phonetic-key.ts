import { transliterate } from "../../../platform/text/transliterate.ts";

/** The same keys of the two layouts, Latin first. */
const layouts = ["`qwertyuiop[]asdfghjkl;'zxcvbnm,.", "ёйцукенгшщзхъфывапролджэячсмитьбю"] as const;
const toRussian = new Map(Array.from(layouts[0], (key, index) => [key, layouts[1][index]!]));
const toEnglish = new Map(Array.from(layouts[1], (key, index) => [key, layouts[0][index]!]));

/** What would have been typed with the other keyboard layout; the same text where none fits. */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const keys = /[а-яё]/.test(lower) ? toEnglish : toRussian;
  return Array.from(lower, (letter) => keys.get(letter) ?? letter).join("");
}

/**
 * A word as it sounds, in Latin letters: one spelling for all ways in which a Russian name is
 * written in them (Baikal, Baykal, Байкал).
 */
export function phoneticKey(word: string): string {
  // "Ё" is typed as "е" by most.
  return transliterate(word.normalize("NFC").replaceAll(/ё/gi, "е"))
    .replaceAll(/sch|shch|sh/g, "w")
    .replaceAll(/zh|j/g, "g")
    .replaceAll(/kh|x/g, "h")
    .replaceAll(/ts|tz|tc/g, "c")
    .replaceAll(/ch/g, "q")
    .replaceAll(/[yj]/g, "i")
    .replaceAll(/i+(?=[auoe])/g, "i")
    .replaceAll(/ck/g, "k")
    .replaceAll(/(.)\1+/g, "$1");
}
