import { isHollow } from "../../../platform/text/word-keys.ts";
import { splitWords } from "../../../platform/text/split-words.ts";
import { phoneticKey, swapLayout } from "./phonetic-key.ts";
import type { SuggestionIndex } from "./suggestion-index.ts";
import { allowedMistakes, spellingDistance } from "./typing-distance.ts";

/** For each word that was typed, the words it may mean with their distances. */
export type FuzzyMatches = Map<number, number>[];

/** More words than these say nothing more. */
const maxWords = 6;

/** A text as it may be meant: its words, and what each of them may mean. */
interface Reading {
  words: string[];
  meant: FuzzyMatches;
}

/**
 * The ways in which a text can be read, the likeliest first. One without any letter or digit has none,
 * though some of its signs are letters on the other keyboard.
 */
export function* readings(index: SuggestionIndex, typed: string): Generator<Reading> {
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
      if (meant.length > 0 && meant.every((one) => one.size > 0)) yield { words, meant };
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
  for (const { words, meant } of readings(index, typed)) {
    const spelled = words.map((word, place) => spell(index, word, meant[place]!));
    if (spelled.every((word) => word !== undefined)) return spelled.join(" ");
  }
  return null;
}

/** A Russian word that is known stays as it is, in whatever form; another becomes the one most like all of it. */
function spell(
  index: SuggestionIndex,
  word: string,
  meant: ReadonlyMap<number, number>,
): string | undefined {
  const isKnown = [...meant.values()].some((distance) => distance < 1);
  if (isKnown && /[а-яё]/i.test(word)) return word;
  const key = phoneticKey(word);
  const most = allowedMistakes(key.length);
  const [best] = [...meant]
    .flatMap(([id, distance]) => {
      const spelling = index.spellingOf(id);
      if (spelling === undefined) return [];
      const mistakes = spellingDistance(key, phoneticKey(spelling), most);
      return { spelling, mistakes: distance < 1 ? distance : mistakes };
    })
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return best?.spelling;
}
