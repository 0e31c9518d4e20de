import { collectionLimits, tourSorts } from "@tour/api";
import type { CallInput } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { endOfMonth } from "@tour/dates";

/** What a visitor asks the marketplace for; empty strings where nothing was chosen. */
export interface MarketSearch {
  q: string;
  /** The address of one that staff put together. */
  collection: string;
  direction: string;
  activity: string;
  /** `yyyy-MM`, in which the tour leaves. */
  month: string;
  /** One of `lengths`. */
  days: string;
  /** Roubles, digits only. */
  price: string;
  sort: (typeof tourSorts)[number];
  page: number;
}

/** How long a tour is, in days: both ends belong to it. */
const lengths: Record<string, { from: number; to?: number }> = {
  "1-3": { from: 1, to: 3 },
  "4-7": { from: 4, to: 7 },
  "8-14": { from: 8, to: 14 },
  "15": { from: 15 },
};

/** The names of `lengths` from short to long: an object gives names that look like numbers first. */
export const lengthNames: readonly string[] = Object.entries(lengths)
  .toSorted(([, a], [, b]) => a.from - b.from)
  .map(([name]) => name);

export const noSearch: MarketSearch = {
  q: "",
  collection: "",
  direction: "",
  activity: "",
  month: "",
  days: "",
  price: "",
  sort: "default",
  page: 1,
};

/** Reads an address's query; what is unknown or makes no sense counts as not asked for. */
export function readMarketSearch(params: URLSearchParams): MarketSearch {
  const text = (name: string, maxLength: number) =>
    (params.get(name) ?? "").trim().slice(0, maxLength).trim();
  const match = (name: string, form: RegExp) =>
    form.test(params.get(name) ?? "") ? params.get(name)! : "";
  return {
    q: text("q", 200),
    collection: match("collection", /^[a-z0-9]+(?:-[a-z0-9]+)*$/).slice(0, collectionLimits.slug),
    direction: text("direction", 100),
    activity: text("activity", 100),
    month: match("month", /^20\d\d-(0[1-9]|1[0-2])$/),
    days: Object.hasOwn(lengths, text("days", 10)) ? text("days", 10) : "",
    price: match("price", /^[1-9]\d{0,6}$/),
    sort: tourSorts.find((sort) => sort === params.get("sort")) ?? "default",
    page: Number(match("page", /^[1-9]\d{0,4}$/) || 1),
  };
}

/** The address of a search: what is as it is by default is left out, the rest in one order. */
export function toAddress(path: string, search: Partial<MarketSearch>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(noSearch) as (keyof MarketSearch)[]) {
    const value = search[name];
    if (value !== undefined && value !== noSearch[name]) params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The parts that were chosen, beside order and page. */
export const chosenParts = (search: MarketSearch) =>
  (["q", "collection", "direction", "activity", "month", "days", "price"] as const).filter(
    (name) => search[name] !== "",
  );

/** What the API host is asked for. */
export function toQuery(
  { q, collection, direction, activity, month, days, price, sort, page }: MarketSearch,
  limit: number,
): CallInput<TourContract["tours"]>["query"] {
  const { from, to } = lengths[days] ?? {};
  return {
    limit,
    page,
    sort,
    expand: "filters",
    ...(q && { q }),
    ...(collection && { market_collection: collection }),
    ...(direction && { tours_direction: direction }),
    ...(activity && { tours_activities: activity }),
    ...(month && { dates_from: `${month}-01`, dates_to: endOfMonth(`${month}-01`) }),
    ...(from && { duration_from: from }),
    ...(to && { duration_to: to }),
    ...(price && { price_to: Number(price) * 100 }),
  };
}
