const softHyphen = "\u00ad";
const longWord = /[а-яё]{15,}/gi;
/** Words that hardly anybody writes, and no button or column on a phone has room for. */
const endlessWord = /[а-яё]{24,}/gi;

const vowel = "[аеёиоуыэюя]";
const consonant = "[бвгджзклмнпрстфхцчшщ]";
const letter = "[а-яё]";
/** Two consonants that begin a syllable together, as in "при" and "гла". */
const onset = "[бвгдзкпстфх][рл]";

/** Where a Russian word may be broken, as pairs of what stands before and after the hyphen. */
const breaks = [
  ["[йъь]", letter + letter],
  [vowel, vowel + letter],
  [vowel, onset + vowel],
  [`${vowel}(?!${onset})${consonant}`, consonant + vowel],
  [consonant + vowel, consonant + vowel],
  [vowel + consonant, consonant + consonant + vowel],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));

const breakWord = (word: string) =>
  breaks.reduce((done, pattern) => done.replace(pattern, `$1${softHyphen}`), word);

/**
 * Lets the longest Russian words of a heading break between syllables, in browsers without a
 * dictionary too. Shorter words are left whole: a heading is not cut where it need not be.
 */
export const hyphenate = (text: string): string => text.replace(longWord, breakWord);

/** The same for the words of texts and buttons: only those that would be cut anywhere otherwise. */
export const hyphenateEndless = (text: string): string => text.replace(endlessWord, breakWord);
