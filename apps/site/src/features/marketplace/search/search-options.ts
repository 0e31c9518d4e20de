import type { FilterKind, TourFilter } from "@tour/api";
import { formatMonth } from "@tour/blocks/format";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { plural } from "../format/format.ts";
import { groups, lengths, listKinds, listNames } from "./market-search.ts";
import type { ListName, MarketSearch } from "./market-search.ts";

/** What can be chosen, with the number of tours that would be found. */
export interface Option {
  value: string;
  title: string;
  count: number;
}

/** The choices that one part of the form offers. */
export interface OptionGroup {
  name: ListName | "month" | "days" | "age" | "group" | "author";
  /** Several of a list; of the others one. */
  isList: boolean;
  options: readonly Option[];
  chosen: readonly string[];
}

/** The prices that there are, in roubles, and how many tours each equal part of them has. */
export interface PriceSpread {
  min: number;
  max: number;
  bars: readonly number[];
}

export interface SearchOptions {
  groups: Partial<Record<OptionGroup["name"], OptionGroup>>;
  /** Null where no tour has a price. */
  prices: PriceSpread | null;
  /** The first and the last day that one can leave on; null where there is none. */
  dates: { min: string; max: string } | null;
}

type Filters = readonly TourFilter[] | undefined;

const filterOf = (filters: Filters, kind: FilterKind) =>
  filters?.find((filter) => filter.kind === kind);
const optionsOf = (filters: Filters, kind: FilterKind): readonly Option[] =>
  filterOf(filters, kind)?.options ?? [];

/** The choices of all seventeen kinds that the API host counts; those that nothing has are left out. */
export function toSearchOptions(filters: Filters, search: MarketSearch): SearchOptions {
  const all: OptionGroup[] = [
    ...listNames.map((name) => ({ name, isList: true, ...toList(filters, name, search[name]) })),
    toChoice("month", optionsOf(filters, "dates"), search.month),
    toChoice("days", toLengths(filters), search.days),
    toChoice("age", toAges(filters), search.age),
    toChoice("group", toGroups(filters), search.group),
    toChoice("author", toAuthors(filters), search.author),
  ];
  const shown = all.filter(({ options }) => options.length > 0);
  const { range: days } = filterOf(filters, "dates") ?? {};
  return {
    groups: Object.fromEntries(shown.map((group) => [group.name, group])),
    prices: toPrices(filterOf(filters, "price"), search),
    dates: days ? { min: String(days.min), max: String(days.max) } : null,
  };
}

const languages = new Intl.DisplayNames("ru", { type: "language", fallback: "code" });

/** A value in words, also where no tour is left that has it. */
export function titleOf(name: OptionGroup["name"], value: string): string {
  if (name === "language")
    return capitalise(languages.of(/^[a-z]{2,3}$/.test(value) ? value : "und") ?? value);
  if (name === "age") return plural(Number(value), texts.counts.years);
  return texts.titles[name]?.[value] ?? value;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where nothing is said of a tour: nobody looks for that. */
const notKnown = "not-set";

function toList(filters: Filters, name: ListName, chosen: readonly string[]) {
  const options = optionsOf(filters, listKinds[name])
    .filter(({ value }) => value !== notKnown)
    .map((option) => ({ ...option, title: texts.titles[name]?.[option.value] ?? option.title }));
  // A choice stays in its list when no tour is left for it: else the form would forget it.
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  const kept = missing.map((value) => ({ value, title: titleOf(name, value), count: 0 }));
  return { options: [...kept, ...options], chosen };
}

function toChoice(
  name: OptionGroup["name"],
  options: readonly Option[],
  value: string,
): OptionGroup {
  const isKnown = value === "" || options.some((option) => option.value === value);
  const title = name === "month" ? nameMonth(value) : titleOf(name, value);
  return {
    name,
    isList: false,
    options: isKnown ? options : [{ value, title, count: 0 }, ...options],
    chosen: value === "" ? [] : [value],
  };
}

/** "Май 2027" of `2027-05`; nothing of nothing. */
export const nameMonth = (month: string): string => month && formatMonth(`${month}-01`);

/** How many tours have a value between both ends. */
function sumWithin(options: readonly Option[], from: number, to = Infinity): number {
  const within = options.filter(({ value }) => Number(value) >= from && Number(value) <= to);
  return within.reduce((sum, { count }) => sum + count, 0);
}

const toLengths = (filters: Filters): Option[] =>
  [...lengths].flatMap(([value, { from, to }]) =>
    some(value, titleOf("days", value), sumWithin(optionsOf(filters, "duration"), from, to)),
  );

const toGroups = (filters: Filters): Option[] =>
  [...groups].flatMap(([value, { from, to }]) =>
    some(value, titleOf("group", value), sumWithin(optionsOf(filters, "group_size"), from, to)),
  );

/** Ages of the youngest that are worth asking for: each takes more tours than the one before. */
function toAges(filters: Filters): Option[] {
  const options = optionsOf(filters, "age");
  const ages = [3, 6, 8, 10, 12, 14, 16];
  return ages.flatMap((age, index) => {
    const count = sumWithin(options, 0, age);
    const before = index > 0 ? sumWithin(options, 0, ages[index - 1]) : 0;
    return count > before ? some(String(age), titleOf("age", String(age)), count) : [];
  });
}

const toAuthors = (filters: Filters): Option[] =>
  optionsOf(filters, "author_tours_operator")
    .filter(({ value }) => value !== "any")
    .map((option) => ({ ...option, title: titleOf("author", option.value) }));

const some = (value: string, title: string, count: number) =>
  count > 0 ? [{ value, title, count }] : [];

function toPrices(
  { range, bars }: Partial<TourFilter> = {},
  { price_from: from, price: to }: MarketSearch,
): PriceSpread | null {
  // What was typed stays in the form where no tour is left that has a price.
  if (!range) return from || to ? { min: Number(from), max: Number(to || from), bars: [] } : null;
  const min = Math.floor(Number(range.min) / 100);
  return { min, max: Math.ceil(Number(range.max) / 100), bars: bars ?? [] };
}
