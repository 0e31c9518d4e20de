import type { FoundTour, LooserSearch } from "@tour/api";
import { chosenParts, giveUp } from "../search/chosen-parts.ts";
import type { ChosenPart } from "../search/chosen-parts.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket } from "../frame/market-frame.ts";
import { listKinds, noSearch } from "../search/market-search.ts";
import type { ListName, MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";

const shownTours = 6;

/** A condition that one can give up, or keep alone, and how many tours are found then. */
export interface Loosening {
  part: ChosenPart;
  search: MarketSearch;
  toursCount: number;
}

/** What there is instead of nothing. */
export interface Instead {
  /** Those that help, the one that changes least first. */
  loosenings: readonly Loosening[];
  /** Giving up one is not enough: they say what is found by one alone. */
  areAlone: boolean;
  /** Tours of the first of them; the best of all where none helps. */
  tours: readonly FoundTour[];
  /** What these were found by. */
  search: MarketSearch;
}

/**
 * Looks where a search that finds nothing could be loosened: without each of its conditions in turn,
 * and where that is not enough, by each alone. The API host counts all of them at once.
 */
export async function findLoosenings(context: MarketContext): Promise<Instead> {
  const { search } = context;
  const parts = chosenParts(search);
  const { limit: _, page: __, sort: ___, expand: ____, ...chosen } = toQuery(search, 1);
  const { data: counts } = await askMarket(context, (client, options) =>
    client.looserTours({ query: chosen }, options),
  );
  const alone = (kept: ChosenPart) => parts.filter((part) => part !== kept).reduce(giveUp, search);
  const list = (count: "without" | "alone", loosen: (part: ChosenPart) => MarketSearch) =>
    parts
      .map((part) => ({
        part,
        search: loosen(part),
        toursCount: counts.find((one) => isOf(one, part))?.[count] ?? 0,
      }))
      .filter(({ toursCount }) => toursCount > 0)
      .toSorted((a, b) => a.toursCount - b.toursCount);
  const without = list("without", (part) => giveUp(search, part));
  const areAlone = without.length === 0 && parts.length > 1;
  const loosenings = areAlone ? list("alone", alone) : without;
  const shown = loosenings[0]?.search ?? noSearch;
  return { loosenings, areAlone, tours: await askTours(context, shown), search: shown };
}

/** What the API host calls the parts of a search that are no lists. */
const partNames = {
  q: "q",
  collection: "market_collection",
  dates: "dates",
  days: "duration",
  price: "price",
  age: "age",
  group: "group_size",
  author: "author_tours_operator",
  seats: "seats",
  box: "box",
} as const;

const isList = (name: ChosenPart["name"]): name is ListName => name in listKinds;

const isOf = (counts: LooserSearch, { name, value }: ChosenPart): boolean =>
  isList(name)
    ? counts.part === listKinds[name] && counts.value === value
    : counts.part === partNames[name];

async function askTours(context: MarketContext, search: MarketSearch) {
  const { expand: _, ...query } = toQuery({ ...search, sort: "default" }, shownTours);
  const found = await askMarket(context, (client, options) => client.tours({ query }, options));
  return found.data;
}
