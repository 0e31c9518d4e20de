import type { FilterKind, TourFilter } from "@tour/api";
import { filterKinds } from "@tour/api";
import type { Bitset } from "./bitset.ts";
import { countBars, countValues, findRange } from "./count-ranges.ts";
import { toMonth } from "./day-number.ts";
import { titleOf } from "./filter-titles.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind } from "./tour-facts.ts";
import { passAll } from "./tour-filters.ts";
import type { Passed } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** What can be chosen in every filter: each is counted among the tours that pass the others. */
export function countFilters(index: TourIndex, base: Bitset, passed: Passed): TourFilter[] {
  const all = passAll(base, passed);
  return filterKinds.map((kind) => {
    const among = passed.has(kind) ? passAll(base, passed, kind) : all;
    if (isTermKind(kind)) {
      return { kind, options: countTerms(index, kind, among), range: null, bars: [] };
    }
    const range = findRange(index, kind, among);
    if (kind === "dates") return { kind, options: countMonths(index, among), range, bars: [] };
    if (kind === "price") return { kind, options: [], range, bars: countBars(index, among, range) };
    return { kind, options: countValues(index, kind, among), range, bars: [] };
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
function countMonths(index: TourIndex, among: Bitset): TourFilter["options"] {
  return [...index.months]
    .map(([month, set]) => ({ month, count: among.countCommon(set) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.month - b.month)
    .map(({ month, count }) => {
      const value = toMonth(month);
      return { value, title: titleOf("dates", value), count };
    });
}
