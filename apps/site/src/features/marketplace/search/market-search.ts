import { accommodationTypes, collectionLimits, readMapBox, tourSorts } from "@tour/api";
import { isCalendarDate } from "@tour/dates";

/** Lists to choose several values of: the name in an address, and the API's name of the filter. */
export const listKinds = {
  direction: "tours_direction",
  activity: "tours_activities",
  theme: "collections",
  stay: "accommodation",
  comfort: "comfort",
  difficulty: "difficulty",
  language: "languages",
  cruise: "cruises_types",
  port: "cruises_start_city",
  waters: "cruises_direction",
  ship: "cruises_ships",
} as const;
export type ListName = keyof typeof listKinds;
export const listNames = Object.keys(listKinds) as ListName[];

/** What a visitor asks the marketplace for; empty where nothing was chosen. */
export interface MarketSearch extends Record<ListName, readonly string[]> {
  q: string;
  /** The address of one that staff put together. */
  collection: string;
  /** `yyyy-MM`, in which the tour leaves; empty where days are named. */
  month: string;
  /** The first and the last day to leave on, `yyyy-MM-dd`. */
  from: string;
  to: string;
  /** One of `lengths`. */
  days: string;
  /** Roubles, digits only: the least and the most. */
  price_from: string;
  price: string;
  /** Of the youngest traveller, years. */
  age: string;
  /** One of `groups`. */
  group: string;
  /** Who takes one there: `organization` or `author`. */
  author: string;
  /** `last`: those whose next date has its last places. */
  seats: string;
  /** A part of the map, in which the tour begins: west, south, east, north in degrees. */
  box: string;
  /** A map beside the list. */
  view: "" | "map";
  sort: (typeof tourSorts)[number];
  page: number;
}

interface Span {
  from: number;
  to?: number;
}

/** How long a tour is, in days: both ends belong to it. From short to long. */
export const lengths = new Map<string, Span>([
  ["1-3", { from: 1, to: 3 }],
  ["4-7", { from: 4, to: 7 }],
  ["8-14", { from: 8, to: 14 }],
  ["15", { from: 15 }],
]);

/** How many people the largest group has that a tour takes. */
export const groups = new Map<string, Span>([
  ["6", { from: 1, to: 6 }],
  ["10", { from: 1, to: 10 }],
  ["16", { from: 1, to: 16 }],
  ["17", { from: 17 }],
]);

export const noSearch: MarketSearch = {
  q: "",
  collection: "",
  direction: [],
  activity: [],
  theme: [],
  month: "",
  from: "",
  to: "",
  days: "",
  price_from: "",
  price: "",
  age: "",
  group: "",
  author: "",
  stay: [],
  comfort: [],
  difficulty: [],
  language: [],
  cruise: [],
  port: [],
  waters: [],
  ship: [],
  seats: "",
  box: "",
  view: "",
  sort: "default",
  page: 1,
};

/** More values of one list than anybody ticks; the API host takes fifty. */
const maxValues = 20;

const codes: Partial<Record<ListName, (value: string) => boolean>> = {
  stay: (value) => (accommodationTypes as readonly string[]).includes(value),
  comfort: (value) => /^[1-5]$/.test(value),
  difficulty: (value) => /^[1-5]$/.test(value),
};

/** Reads an address's query; what is unknown or makes no sense counts as not asked for. */
export function readMarketSearch(params: URLSearchParams): MarketSearch {
  const text = (name: string, maxLength: number) =>
    (params.get(name) ?? "").trim().slice(0, maxLength).trim();
  const match = (name: string, form: RegExp) =>
    form.test(params.get(name) ?? "") ? params.get(name)! : "";
  const list = (name: ListName) => {
    const values = params.getAll(name).map((value) => value.trim().slice(0, 100));
    const known = values.filter((value) => value !== "" && (codes[name]?.(value) ?? true));
    return [...new Set(known)].toSorted().slice(0, maxValues);
  };
  const [from, to] = inOrder(readDate(text("from", 10)), readDate(text("to", 10)));
  const [priceFrom, price] = inOrder(
    readRoubles(text("price_from", 12)),
    readRoubles(text("price", 12)),
  );
  return {
    q: text("q", 200),
    collection: match("collection", /^[a-z0-9]+(?:-[a-z0-9]+)*$/).slice(0, collectionLimits.slug),
    ...(Object.fromEntries(listNames.map((name) => [name, list(name)])) as Record<
      ListName,
      string[]
    >),
    month: from || to ? "" : match("month", /^20\d\d-(0[1-9]|1[0-2])$/),
    from,
    to,
    days: lengths.has(text("days", 10)) ? text("days", 10) : "",
    price_from: priceFrom,
    price,
    age: match("age", /^(?:[1-9]|1\d)$/),
    group: groups.has(text("group", 10)) ? text("group", 10) : "",
    author: match("author", /^(?:organization|author)$/),
    seats: match("seats", /^last$/),
    box: readMapBox(params.get("box") ?? "") ? params.get("box")! : "",
    view: params.get("view") === "map" ? "map" : "",
    sort: tourSorts.find((sort) => sort === params.get("sort")) ?? "default",
    page: Number(match("page", /^[1-9]\d{0,4}$/) || 1),
  };
}

/** A day as an address has it, or as people here write it. */
export function readDate(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? [];
  const date = day ? `${year}-${month!.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
  return isCalendarDate(date) ? date : "";
}

/** "70 000 ₽" is as good as "70000". */
export function readRoubles(typed: string): string {
  const digits = typed.replaceAll(/[\s\u00a0\u202f]|₽/g, "");
  return /^[1-9]\d{0,6}$/.test(digits) ? digits : "";
}

/** The lesser end first: whoever mixed them up meant the same. */
function inOrder(from: string, to: string): [string, string] {
  const isMixedUp = from && to && (from.length - to.length || (from > to ? 1 : -1)) > 0;
  return isMixedUp ? [to, from] : [from, to];
}

/** The address of a search: what is as it is by default is left out, the rest in one order. */
export function toAddress(path: string, search: Partial<MarketSearch>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(noSearch) as (keyof MarketSearch)[]) {
    const value = search[name];
    if (value === undefined || value === noSearch[name]) continue;
    for (const one of [value].flat()) params.append(name, String(one));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
