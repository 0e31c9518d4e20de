import type { FilterKind, TourFilter } from "@tour/api";
import { filterKinds } from "@tour/api";
import type { Bitset } from "./bitset.ts";
import { toDate, toMonth } from "./day-number.ts";
import { titleOf } from "./filter-titles.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind } from "./tour-facts.ts";
import { passAll } from "./tour-filters.ts";
import type { Passed, RangeKind } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** What can be chosen in every filter: each is counted among the tours that pass the others. */
export function countFilters(index: TourIndex, base: Bitset, passed: Passed): TourFilter[] {
  const all = passAll(base, passed);
  return filterKinds.map((kind) => {
    const among = passed.has(kind) ? passAll(base, passed, kind) : all;
    return isTermKind(kind)
      ? { kind, options: countTerms(index, kind, among), range: null }
      : { kind, options: countMonths(index, kind, among), range: findRange(index, kind, among) };
  });
}

const isTermKind = (kind: FilterKind): kind is TermKind =>
  (termKinds as readonly FilterKind[]).includes(kind);

function countTerms(index: TourIndex, kind: TermKind, among: Bitset): TourFilter["options"] {
  const options = [...index.terms.get(kind)!].flatMap(([value, set]) => {
    const count = among.countCommon(set);
    return count > 0 ? [{ value, title: titleOf(kind, value), count }] : [];
  });
  if (kind === "author_tours_operator") {
    options.push({ value: "any", title: titleOf(kind, "any"), count: among.count() });
  }
  const isGrade = kind === "difficulty" || kind === "comfort";
  return options.sort((a, b) =>
    isGrade ? Number(a.value) - Number(b.value) : b.count - a.count || compare(a.title, b.title),
  );
}

const { compare } = new Intl.Collator("ru");

/** Dates can be chosen by the month, too. */
function countMonths(index: TourIndex, kind: RangeKind, among: Bitset): TourFilter["options"] {
  if (kind !== "dates") return [];
  return [...index.months]
    .map(([month, set]) => ({ month, count: among.countCommon(set) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.month - b.month)
    .map(({ month, count }) => {
      const value = toMonth(month);
      return { value, title: titleOf(kind, value), count };
    });
}

function findRange(index: TourIndex, kind: RangeKind, among: Bitset): TourFilter["range"] {
  const { columns } = index;
  const isDates = kind === "dates";
  const lows = isDates ? columns.firstFree : columns[columnOf[kind]];
  const highs = isDates ? columns.lastFree : lows;
  let min = Infinity;
  let max = -Infinity;
  among.forEach((slot) => {
    const high = highs[slot]!;
    if (high === Infinity) return;
    min = Math.min(min, lows[slot]!);
    max = Math.max(max, high);
  });
  if (min > max) return null;
  return isDates ? { min: toDate(min), max: toDate(max) } : { min, max };
}

const columnOf = {
  price: "price",
  duration: "days",
  age: "minAge",
  group_size: "groupSizeTo",
} as const;
