import type { Suggestion } from "@tour/api";
import type { Bitset } from "../search/bitset.ts";
import type { TourIndex } from "../search/tour-index.ts";
import { BestPlaces } from "./best-places.ts";
import type { MeantWords } from "./meant-words.ts";
import type { SuggestionIndex } from "./suggestion-index.ts";

/** Something to suggest. */
export interface Rated {
  /** The lower the better. */
  score: number;
  suggestion: Suggestion;
}

interface Wanted {
  /** Places of the tours that may be suggested. */
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
  meant: MeantWords,
  wanted: Wanted,
): Rated[] {
  const [words] = meant;
  const isCommon =
    meant.length === 1 && words !== undefined && countTitles(index, words) > manyTitles;
  const best = isCommon
    ? findAmongPopular(index, words, wanted)
    : findInAllTitles(tours, index, meant, wanted);
  return best.list.map(({ place, score }) => {
    const { title, slug } = tours.facts[place]!;
    const suggestion = { kind: "tours" as const, name: title, tours_count: 1, slug, filter: null };
    return { score, suggestion };
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
): BestPlaces {
  const best = new BestPlaces(limit);
  const exact = [...words].filter(([, distance]) => distance === 0).map(([word]) => word);
  const isExact = (place: number) => index.titleWords[place]!.some((word) => exact.includes(word));
  const others = Math.min(...[...words.values()].filter((distance) => distance > 0));
  const rate = (place: number, distance: number, reviewsCount: number) => {
    if (scope.has(place)) best.add(place, scoreOf(distance, reviewsCount));
  };
  for (const place of new Set(exact.flatMap((word) => index.titlesOf[word] ?? []))) {
    rate(place, 0, index.popular.reviewsOf(place));
  }
  index.popular.walk((place, reviewsCount) => {
    if (best.worst <= scoreOf(others, reviewsCount)) return false;
    const distances = (index.titleWords[place] ?? []).map((word) => words.get(word) ?? Infinity);
    const distance = Math.min(Infinity, ...distances);
    if (distance !== Infinity && !isExact(place)) rate(place, distance, reviewsCount);
    return true;
  });
  return best;
}

/** Title by title; several words must all be there. */
function findInAllTitles(
  { size }: TourIndex,
  index: SuggestionIndex,
  meant: MeantWords,
  { scope, limit }: Wanted,
): BestPlaces {
  const best = new BestPlaces(limit);
  /** How many words were found so far, and how far they are in sum, by place. */
  const found = new Uint8Array(size);
  const sums = new Float32Array(size);
  meant.forEach((words, position) => {
    for (const [word, distance] of [...words].toSorted((a, b) => a[1] - b[1])) {
      for (const place of index.titlesOf[word] ?? []) {
        if (found[place] !== position) continue;
        found[place] = position + 1;
        sums[place]! += distance;
      }
    }
  });
  for (let place = 0; place < found.length; place += 1) {
    if (found[place] !== meant.length || !scope.has(place)) continue;
    best.add(place, scoreOf(sums[place]!, index.popular.reviewsOf(place)));
  }
  return best;
}
