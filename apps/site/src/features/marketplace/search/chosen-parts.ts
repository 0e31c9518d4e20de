import { listNames } from "./market-search.ts";
import type { ListName, MarketSearch } from "./market-search.ts";

type PartName =
  | ListName
  | "q"
  | "collection"
  | "dates"
  | "days"
  | "price"
  | "age"
  | "group"
  | "author"
  | "seats"
  | "box";

/** One thing that a visitor chose, which can be given up by itself. */
export interface ChosenPart {
  name: PartName;
  /** Of a list or a choice: the value. */
  value: string;
}

const singles = ["q", "collection", "days", "age", "group", "author", "seats", "box"] as const;

/** What was chosen, beside order and page. */
export function chosenParts(search: MarketSearch): ChosenPart[] {
  const { month, from, to, price_from: priceFrom, price } = search;
  return [
    ...singles.flatMap((name) => (search[name] ? [{ name, value: search[name] }] : [])),
    ...listNames.flatMap((name) => search[name].map((value) => ({ name, value }))),
    ...(month || from || to ? [{ name: "dates" as const, value: month }] : []),
    ...(priceFrom || price ? [{ name: "price" as const, value: "" }] : []),
  ];
}

/** The same search without one part of it, from its first page on. */
export function giveUp(search: MarketSearch, { name, value }: ChosenPart): MarketSearch {
  const rest = { ...search, page: 1 };
  if (name === "dates") return { ...rest, month: "", from: "", to: "" };
  if (name === "price") return { ...rest, price_from: "", price: "" };
  if (isList(name)) return { ...rest, [name]: search[name].filter((one) => one !== value) };
  return { ...rest, [name]: "" };
}

const isList = (name: PartName): name is ListName =>
  (listNames as readonly PartName[]).includes(name);
