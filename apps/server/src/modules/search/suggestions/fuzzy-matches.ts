import { isHollow } from "../../../platform/text/word-keys.ts";
import { splitWords } from "../../../platform/text/split-words.ts";
import { phoneticKey, swapLayout } from "./phonetic-key.ts";
import type { SuggestionIndex } from "./suggestion-index.ts";

/** For each word that was typed, the words it may mean with their distances. */
export type FuzzyMatches = Map<number, number>[];

/** More words than these say nothing more. */
const maxWords = 6;

/**
 * The ways in which a text can be read, the likeliest first. One without any letter or digit has none,
 * though some of its signs are letters on the other keyboard.
 */
export function* readings(index: SuggestionIndex, typed: string): Generator<FuzzyMatches> {
  if (splitWords(typed).length === 0) return;
  const texts = [typed, swapLayout(typed)];
  for (const withMistakes of [false, true]) {
    for (const text of texts) {
      const words = tellingWords(text);
      const meant = words.map(
        (word) =>
          new Map(
            index.vocabulary
              .find(phoneticKey(word), withMistakes)
              .map(({ id, distance }) => [id, distance]),
          ),
      );
      if (meant.length > 0 && meant.every((one) => one.size > 0)) yield meant;
    }
  }
}

function tellingWords(text: string): string[] {
  const words = splitWords(text).slice(0, maxWords);
  const telling = words.filter((word) => !isHollow(word));
  return (telling.length > 0 ? telling : words).filter((word) => phoneticKey(word) !== "");
}

/** What was probably meant, spelled right; null when nothing similar is known. */
export function correctSpelling(index: SuggestionIndex, typed: string): string | null {
  for (const meant of readings(index, typed)) {
    const words = meant.map((words) => {
      const [best] = [...words].toSorted((a, b) => a[1] - b[1]);
      return best && index.spellingOf(best[0]);
    });
    if (words.every((word) => word !== undefined)) return words.join(" ");
  }
  return null;
}
