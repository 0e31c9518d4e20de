import type { FoundTour } from "@tour/api";
import { chosenParts, giveUp } from "../search/chosen-parts.ts";
import type { ChosenPart } from "../search/chosen-parts.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket } from "../frame/market-frame.ts";
import { noSearch } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";

const shownTours = 6;
/** Each is one more question to the API host. */
const askedParts = 8;

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
}

/**
 * Looks where a search that finds nothing could be loosened: without each of its conditions in turn,
 * and where that is not enough, by each alone.
 */
export async function findLoosenings(context: MarketContext): Promise<Instead> {
  const { search } = context;
  const parts = chosenParts(search).slice(0, askedParts);
  const tryEach = async (loosen: (part: ChosenPart) => MarketSearch) => {
    const found = await Promise.all(
      parts.map(async (part) => {
        const looser = loosen(part);
        const { data, pagination } = await askTours(context, looser);
        return { part, search: looser, toursCount: pagination.items_count, tours: data };
      }),
    );
    return found
      .filter(({ toursCount }) => toursCount > 0)
      .toSorted((a, b) => a.toursCount - b.toursCount);
  };
  const alone = (kept: ChosenPart) => parts.filter((part) => part !== kept).reduce(giveUp, search);
  const without = await tryEach((part) => giveUp(search, part));
  const areAlone = without.length === 0 && parts.length > 1;
  const helping = areAlone ? await tryEach(alone) : without;
  const tours = helping[0]?.tours ?? (await askTours(context, noSearch)).data;
  const loosenings = helping.map(({ tours: _, ...loosening }) => loosening);
  return { loosenings, areAlone, tours };
}

function askTours(context: MarketContext, search: MarketSearch) {
  const { expand: _, ...query } = toQuery({ ...search, sort: "default" }, shownTours);
  return askMarket(context, (client, options) => client.tours({ query }, options));
}
