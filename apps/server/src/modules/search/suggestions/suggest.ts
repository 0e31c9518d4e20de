import type { SuggestionKind } from "@tour/api";
import type { Bitset } from "../bitset.ts";
import type { TourIndex } from "../tour-index.ts";
import type { FoundName } from "./found-name.ts";
import { readings } from "./fuzzy-matches.ts";
import type { FuzzyMatches } from "./fuzzy-matches.ts";
import { rateTitles } from "./rate-titles.ts";
import type { Rated } from "./rate-titles.ts";
import type { SuggestedName, SuggestionIndex } from "./suggestion-index.ts";

interface Wanted {
  typed: string;
  /** Slots of the tours that may be suggested, and counted. */
  scope: Bitset;
  kind: SuggestionKind | undefined;
  limit: number;
}

const laterWordPenalty = 1;

/** What may be meant by what was typed, the likeliest first. */
export function suggest(
  tours: TourIndex,
  index: SuggestionIndex,
  { typed, scope, kind, limit }: Wanted,
): FoundName[] {
  for (const { meant } of readings(index, typed)) {
    const names = kind === "tours" ? [] : rateNames(index, meant, scope, kind);
    // One kind must not push out the others: at most half are tours.
    const maxTours =
      kind === "tours" ? limit : Math.max(Math.ceil(limit / 2), limit - names.length);
    const titles =
      kind === undefined || kind === "tours"
        ? rateTitles(tours, index, meant, { scope, limit: maxTours })
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
  meant: FuzzyMatches,
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
function sumDistances(meant: FuzzyMatches, words: number[]): number {
  return meant.reduce((sum, one) => {
    const distances = words.flatMap((word) => one.get(word) ?? []);
    return sum + Math.min(Infinity, ...distances);
  }, 0);
}

/** Kinds that are filters of their own; the others are looked for by their words. */
const filterOf = {
  rest_kinds: "tours_activities",
  collections: "collections",
  ships: "cruises_ships",
} as const;

function toSuggestion({ kind, name }: SuggestedName, count: number): FoundName {
  const filter = kind in filterOf ? filterOf[kind as keyof typeof filterOf] : "q";
  const tour = { slug: null, organizerId: null };
  return { kind, name, tours_count: count, ...tour, filter: { kind: filter, value: name } };
}
