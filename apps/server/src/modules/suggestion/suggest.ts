import type { Suggestion, SuggestionKind } from "@tour/api";
import type { Bitset } from "../search/bitset.ts";
import type { TourIndex } from "../search/tour-index.ts";
import { readings } from "./meant-words.ts";
import type { MeantWords } from "./meant-words.ts";
import type { SuggestedName, SuggestionIndex } from "./suggestion-index.ts";

interface Wanted {
  typed: string;
  /** Places of the tours that may be suggested, and counted. */
  scope: Bitset;
  kind: SuggestionKind | undefined;
  limit: number;
}

interface Rated {
  /** The lower the better. */
  score: number;
  suggestion: Suggestion;
}

/** At equal closeness, what leads to many tours stands before one tour. */
const tourPenalty = 2;
const laterWordPenalty = 1;

/** What may be meant by what was typed, the likeliest first. */
export function suggest(
  tours: TourIndex,
  index: SuggestionIndex,
  { typed, scope, kind, limit }: Wanted,
): Suggestion[] {
  for (const meant of readings(index, typed)) {
    const names = kind === "tours" ? [] : rateNames(index, meant, scope, kind);
    // One kind must not push out the others: at most half are tours.
    const mostTours =
      kind === "tours" ? limit : Math.max(Math.ceil(limit / 2), limit - names.length);
    const titles =
      kind === undefined || kind === "tours"
        ? rateTitles(tours, index, meant, scope, mostTours)
        : [];
    const rated = [...names, ...titles].toSorted(
      (a, b) => a.score - b.score || a.suggestion.name.localeCompare(b.suggestion.name, "ru"),
    );
    if (rated.length > 0) return rated.slice(0, limit).map(({ suggestion }) => suggestion);
  }
  return [];
}

function rateNames(
  index: SuggestionIndex,
  meant: MeantWords,
  scope: Bitset,
  kind: SuggestionKind | undefined,
): Rated[] {
  const [first = new Map<number, number>()] = meant;
  const candidates = new Set([...first.keys()].flatMap((word) => index.namesOf[word] ?? []));
  return [...candidates].flatMap((name) => {
    if (kind !== undefined && name.kind !== kind) return [];
    const distance = sumDistances(meant, name.words);
    const count = distance === Infinity ? 0 : scope.countCommon(name.tours);
    if (count === 0) return [];
    const isFirst = meant.some((words) => words.has(name.words[0] ?? -1));
    const score = distance + (isFirst ? 0 : laterWordPenalty) - Math.log10(count) / 5;
    return { score, suggestion: toSuggestion(name, count) };
  });
}

/** The distances of the closest words, each of which must be there. */
function sumDistances(meant: MeantWords, words: number[]): number {
  return meant.reduce((sum, one) => {
    const distances = words.flatMap((word) => one.get(word) ?? []);
    return sum + Math.min(Infinity, ...distances);
  }, 0);
}

function rateTitles(
  tours: TourIndex,
  index: SuggestionIndex,
  meant: MeantWords,
  scope: Bitset,
  limit: number,
): Rated[] {
  /** How many words were found so far, and how far they are in sum, by place. */
  const found = new Uint8Array(tours.size);
  const sums = new Float32Array(tours.size);
  meant.forEach((words, position) => {
    for (const [word, distance] of [...words].toSorted((a, b) => a[1] - b[1])) {
      for (const place of index.titlesOf[word] ?? []) {
        if (found[place] !== position) continue;
        found[place] = position + 1;
        sums[place]! += distance;
      }
    }
  });
  const best: { place: number; score: number }[] = [];
  for (let place = 0; place < found.length; place += 1) {
    if (found[place] !== meant.length || !scope.has(place)) continue;
    const { reviewsCount } = tours.facts[place]!;
    const score = sums[place]! + tourPenalty - Math.log10(1 + reviewsCount) / 5;
    const worst = best.at(-1);
    if (best.length === limit && worst && score >= worst.score) continue;
    if (best.length === limit) best.pop();
    const after = best.findIndex((one) => one.score > score);
    best.splice(after < 0 ? best.length : after, 0, { place, score });
  }
  return best.map(({ place, score }) => {
    const { title, slug } = tours.facts[place]!;
    const suggestion = { kind: "tours" as const, name: title, tours_count: 1, slug, filter: null };
    return { score, suggestion };
  });
}

/** Kinds that are filters of their own; the others are looked for by their words. */
const filterOf = {
  rest_kinds: "tours_activities",
  collections: "collections",
  ships: "cruises_ships",
} as const;

function toSuggestion({ kind, name }: SuggestedName, count: number): Suggestion {
  const filter = kind in filterOf ? filterOf[kind as keyof typeof filterOf] : "q";
  return { kind, name, tours_count: count, slug: null, filter: { kind: filter, value: name } };
}
