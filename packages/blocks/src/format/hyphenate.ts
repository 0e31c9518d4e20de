const softHyphen = "\u00ad";
const longWord = /[а-яё]{15,}/gi;

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

/**
 * Lets the longest Russian words of a heading break between syllables, in browsers without a
 * dictionary too. Shorter words are left whole: a heading is not cut where it need not be.
 */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) =>
    breaks.reduce((done, pattern) => done.replace(pattern, `$1${softHyphen}`), word),
  );
}
