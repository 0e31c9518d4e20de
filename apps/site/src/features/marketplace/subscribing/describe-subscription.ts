import type { TourSearch } from "@tour/api";
import { findCollection } from "../frame/find-collection.ts";
import { chosenParts } from "../search/chosen-parts.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { readMarketSearch, toAddress } from "../search/market-search.ts";
import { nameParts } from "../search/name-parts.ts";
import { toQuery } from "../search/to-query.ts";

/** What one subscribes to: a search, in words, and where the marketplace lists it. */
export interface SoughtTours {
  search: TourSearch;
  /** Each condition in words; none where nothing is chosen. */
  parts: readonly string[];
  path: string;
}

type Asked = Pick<MarketContext, "services" | "host" | "query">;

/** Reads what a visitor looks for out of an address' query; order and page are none of it. */
export async function describeSubscription(asked: Asked): Promise<SoughtTours> {
  const search = { ...readMarketSearch(asked.query), sort: "default" as const, page: 1 };
  const collection = await findCollection(asked, search);
  const today = asked.services.today();
  const { limit: _, page: __, sort: ___, expand: ____, ...query } = toQuery(search, 1);
  return {
    search: query as TourSearch,
    parts: chosenParts(search).map(nameParts({ search, collection, today })),
    path: toAddress("/tours", search),
  };
}
