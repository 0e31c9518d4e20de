/** A pattern between words: `\b` knows Latin letters alone. Spaces in it are any blanks. */
export const wordPattern = (pattern: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${pattern.replaceAll(" ", String.raw`\s+`)})(?![\p{L}\d])`,
    "iu",
  );
