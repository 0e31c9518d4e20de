import type { Bitset } from "../bitset.ts";
import type { TourIndex } from "../tour-index.ts";
import { BestSlots } from "./best-slots.ts";
import type { FuzzyMatches } from "./fuzzy-matches.ts";
import type { FoundName } from "./found-name.ts";
import type { SuggestionIndex } from "./suggestion-index.ts";

/** Something to suggest. */
export interface Rated {
  /** The lower the better. */
  score: number;
  suggestion: FoundName;
}

interface Wanted {
  /** Slots of the tours that may be suggested. */
  scope: Bitset;
  limit: number;
}

/** At equal closeness, what leads to many tours stands before one tour. */
const tourPenalty = 2;
/** Words in more titles than these are looked for among the popular tours first. */
const manyTitles = 2000;

const scoreOf = (distance: number, reviewsCount: number) =>
  distance + tourPenalty - Math.log10(1 + reviewsCount) / 5;

/** The best tours by their titles: the closest to what was typed, then the most reviewed. */
export function rateTitles(
  tours: TourIndex,
  index: SuggestionIndex,
  meant: FuzzyMatches,
  wanted: Wanted,
): Rated[] {
  const [words] = meant;
  const isCommon =
    meant.length === 1 && words !== undefined && countTitles(index, words) > manyTitles;
  const best = isCommon
    ? findAmongPopular(index, words, wanted)
    : findInAllTitles(tours, index, meant, wanted);
  return best.list.map(({ slot, score }) => {
    const { title, slug, organizerId } = tours.facts[slot]!;
    const tour = { name: title, tours_count: 1, slug, organizerId, filter: null };
    return { score, suggestion: { kind: "tours" as const, ...tour } };
  });
}

function countTitles(index: SuggestionIndex, words: Map<number, number>): number {
  let titles = 0;
  for (const word of words.keys()) titles += index.titlesOf[word]?.length ?? 0;
  return titles;
}

/**
 * A letter or two begin words of a third of all titles: the word itself is looked up, and of the
 * others the most reviewed come first, so that one soon knows that no better can follow.
 */
function findAmongPopular(
  index: SuggestionIndex,
  words: Map<number, number>,
  { scope, limit }: Wanted,
): BestSlots {
  const best = new BestSlots(limit);
  const exact = [...words].filter(([, distance]) => distance === 0).map(([word]) => word);
  const isExact = (slot: number) => index.titleWords[slot]!.some((word) => exact.includes(word));
  const others = Math.min(...[...words.values()].filter((distance) => distance > 0));
  const rate = (slot: number, distance: number, reviewsCount: number) => {
    if (scope.has(slot)) best.add(slot, scoreOf(distance, reviewsCount));
  };
  for (const slot of new Set(exact.flatMap((word) => index.titlesOf[word] ?? []))) {
    rate(slot, 0, index.popular.reviewsOf(slot));
  }
  index.popular.walk((slot, reviewsCount) => {
    if (best.worst <= scoreOf(others, reviewsCount)) return false;
    const distances = (index.titleWords[slot] ?? []).map((word) => words.get(word) ?? Infinity);
    const distance = Math.min(Infinity, ...distances);
    if (distance !== Infinity && !isExact(slot)) rate(slot, distance, reviewsCount);
    return true;
  });
  return best;
}

/** Title by title; several words must all be there. */
function findInAllTitles(
  { size }: TourIndex,
  index: SuggestionIndex,
  meant: FuzzyMatches,
  { scope, limit }: Wanted,
): BestSlots {
  const best = new BestSlots(limit);
  /** How many words were found so far, and how far they are in sum, by slot. */
  const found = new Uint8Array(size);
  const sums = new Float32Array(size);
  meant.forEach((words, position) => {
    for (const [word, distance] of [...words].toSorted((a, b) => a[1] - b[1])) {
      for (const slot of index.titlesOf[word] ?? []) {
        if (found[slot] !== position) continue;
        found[slot] = position + 1;
        sums[slot]! += distance;
      }
    }
  });
  for (let slot = 0; slot < found.length; slot += 1) {
    if (found[slot] !== meant.length || !scope.has(slot)) continue;
    best.add(slot, scoreOf(sums[slot]!, index.popular.reviewsOf(slot)));
  }
  return best;
}
