import { allowedMistakes, typingDistance } from "./typing-distance.ts";

/** A word of the vocabulary that may have been meant. */
export interface FuzzyMatch {
  id: number;
  /** 0 for the word itself, below 1 for one that begins so or has its stem, 1 and more by mistakes. */
  distance: number;
}

/** Different words, found by a beginning or with typing mistakes. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  /** Words by each pair of letters in them. */
  readonly #pairs = new Map<string, number[]>();
  #sorted: string[] | null = null;

  idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#sorted = null;
    for (const pair of pairsOf(word)) {
      const ids = this.#pairs.get(pair);
      if (ids) ids.push(id);
      else this.#pairs.set(pair, [id]);
    }
    return id;
  }

  /**
   * The words that begin with what was typed, and those that share its stem: Камчатка is the Камчатский
   * край, and was on Камчатке. Also those that are similar, where mistakes may be.
   */
  find(typed: string, withMistakes: boolean): FuzzyMatch[] {
    const found = this.#findBeginnings(typed);
    const maxDistance = allowedMistakes(typed.length);
    if (!withMistakes || maxDistance === 0) return found;
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...this.#findSimilar(typed, maxDistance).filter(({ id }) => !known.has(id))];
  }

  #findBeginnings(typed: string): FuzzyMatch[] {
    this.#sorted ??= this.#words.toSorted();
    const sorted = this.#sorted;
    const stem = stemOf(typed);
    const found: FuzzyMatch[] = [];
    for (let place = lowerBound(sorted, stem); place < sorted.length; place += 1) {
      const word = sorted[place]!;
      if (!word.startsWith(stem)) break;
      const distance = word === typed ? 0 : word.startsWith(typed) ? 0.5 : 0.8;
      found.push({ id: this.#ids.get(word)!, distance });
    }
    return found;
  }

  #findSimilar(typed: string, maxDistance: number): FuzzyMatch[] {
    const pairs = pairsOf(typed);
    const common = new Map<number, number>();
    for (const pair of pairs) {
      for (const id of this.#pairs.get(pair) ?? []) common.set(id, (common.get(id) ?? 0) + 1);
    }
    // A mistake breaks at most three pairs when it swaps letters, two otherwise.
    const minCount = Math.max(1, pairs.length - maxDistance * 3);
    const found: FuzzyMatch[] = [];
    for (const [id, count] of common) {
      if (count < minCount) continue;
      const distance = typingDistance(typed, this.#words[id]!, maxDistance);
      if (distance <= maxDistance) found.push({ id, distance: Math.max(1, distance) });
    }
    return found;
  }
}

const minStem = 5;

/** A long word without the two letters in which its forms differ; a short one as it is. */
const stemOf = (word: string) =>
  word.length <= minStem ? word : word.slice(0, Math.max(minStem, word.length - 2));

/** Pairs of neighbouring letters; the first letter has one of its own. */
function pairsOf(word: string): string[] {
  const marked = `^${word}`;
  return [...new Set(Array.from({ length: marked.length - 1 }, (_, i) => marked.slice(i, i + 2)))];
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
