/** Of Russian and English words. `\p{L}` would do, but with either case it takes V8 long to compile. */
const letter = "[a-zа-яё]";

/**
 * A pattern between words: `\b` knows Latin letters alone. Spaces in it are any blanks, `\p{L}` is a
 * letter in either case.
 */
export const wordPattern = (pattern: string): RegExp => {
  const words = pattern.replaceAll(" ", String.raw`\s+`).replaceAll(String.raw`\p{L}`, letter);
  return new RegExp(String.raw`(?<!${letter}|\d)(?:${words})(?!${letter}|\d)`, "i");
};
