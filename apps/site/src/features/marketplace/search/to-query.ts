import type { CallInput } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { endOfMonth } from "@tour/dates";
import { groups, lengths, listKinds, listNames } from "./market-search.ts";
import type { MarketSearch } from "./market-search.ts";

type ToursQuery = NonNullable<CallInput<TourContract["tours"]>["query"]>;

/** What the API host is asked for: its units are kopecks, and days as dates. */
export function toQuery(search: MarketSearch, limit: number): ToursQuery {
  const {
    q,
    collection,
    month,
    price_from: priceFrom,
    price,
    age,
    author,
    seats,
    box,
    sort,
    page,
  } = search;
  const lists = listNames.flatMap((name) =>
    search[name].length > 0 ? [[listKinds[name], search[name]] as const] : [],
  );
  const from = month ? `${month}-01` : search.from;
  const to = month ? endOfMonth(`${month}-01`) : search.to;
  const { from: daysFrom, to: daysTo } = lengths.get(search.days) ?? {};
  const { from: groupFrom, to: groupTo } = groups.get(search.group) ?? {};
  return {
    limit,
    page,
    sort,
    expand: "filters",
    ...(q && { q }),
    ...(collection && { market_collection: collection }),
    ...(Object.fromEntries(lists) as Partial<ToursQuery>),
    ...(from && { dates_from: from }),
    ...(to && { dates_to: to }),
    ...(daysFrom && { duration_from: daysFrom }),
    ...(daysTo && { duration_to: daysTo }),
    ...(priceFrom && { price_from: Number(priceFrom) * 100 }),
    ...(price && { price_to: Number(price) * 100 }),
    ...(age && { age: Number(age) }),
    ...(groupFrom && { group_size_from: groupFrom }),
    ...(groupTo && { group_size_to: groupTo }),
    ...(seats && { seats: "last" as const }),
    ...(box && { box }),
    ...(author && { author_tours_operator: author as "author" | "organization" }),
  };
}
