/** The words of a name in lines. */
export type NameLines = readonly string[];

/**
 * Splits a name into as few lines as keep to so many letters each, as even as its words allow.
 * A single word is never cut.
 */
export function splitName(name: string, maxLength: number): NameLines {
  const words = name.trim().split(/\s+/);
  const total = words.join(" ").length;
  for (let count = Math.ceil(total / maxLength); count < words.length; count += 1) {
    const lines = fill(words, Math.max(maxWordLength(words), Math.ceil(total / count) + 2));
    if (lines.length <= count && maxWordLength(lines) <= maxLength) return lines;
  }
  return total <= maxLength
    ? [words.join(" ")]
    : fill(words, Math.max(maxLength, maxWordLength(words)));
}

/** Letters of the longest of some words or lines. */
export const maxWordLength = (words: readonly string[]): number =>
  Math.max(...words.map(({ length }) => length));

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
