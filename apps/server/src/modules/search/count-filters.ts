import type { FilterKind, TourFilter } from "@tour/api";
import { filterKinds } from "@tour/api";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Bitset } from "./bitset.ts";
import { countPrices, countValues, findDates } from "./count-ranges.ts";
import { CountedSet } from "./counted-set.ts";
import { toMonth } from "./day-number.ts";
import { titleOf } from "./filter-titles.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind } from "./tour-facts.ts";
import { passAll } from "./tour-filters.ts";
import type { Passed } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** What can be chosen in every filter: each is counted among the tours that pass the others. */
export function countFilters(index: TourIndex, base: Bitset, passed: Passed): TourFilter[] {
  const all = new CountedSet(index, passAll(index, { base, passed }));
  return filterKinds.map((kind) => {
    const among = passed.has(kind)
      ? new CountedSet(index, passAll(index, { base, passed, except: kind }))
      : all;
    return { kind, options: [], range: null, bars: [], ...countKind(index, kind, among) };
  });
}

function countKind(index: TourIndex, kind: FilterKind, among: CountedSet): Partial<TourFilter> {
  if (isTermKind(kind)) return { options: countTerms(index, kind, among) };
  if (kind === "price") return countPrices(index, among);
  if (kind !== "dates") return countValues(index, kind, among);
  return { options: countMonths(index, among), range: findDates(index, among) };
}

const isTermKind = (kind: FilterKind): kind is TermKind =>
  (termKinds as readonly FilterKind[]).includes(kind);

function countTerms(index: TourIndex, kind: TermKind, among: CountedSet) {
  const options: TourFilter["options"] = [];
  for (const { value, title, tours } of termsInOrder(index, kind)) {
    const count = among.countIn(tours);
    if (count > 0) options.push({ value, title, count });
  }
  if (kind === "author_tours_operator") {
    options.push({ value: "any", title: titleOf(kind, "any"), count: among.size });
  }
  return isGrade(kind) ? options : options.sort((a, b) => b.count - a.count);
}

const isGrade = (kind: TermKind) => kind === "difficulty" || kind === "comfort";

interface Term {
  value: string;
  title: string;
  tours: Bitset;
}

const ordered = memoizeWeak((_: Map<string, Bitset>) => ({ terms: [] as Term[] }));

/** Grades from the lowest, others by their titles: put in order once, as long as no value comes new. */
function termsInOrder(index: TourIndex, kind: TermKind): Term[] {
  const sets = index.terms.get(kind)!;
  const known = ordered(sets);
  if (known.terms.length === sets.size) return known.terms;
  const terms = [...sets].map(([value, tours]) => ({ value, title: titleOf(kind, value), tours }));
  const inOrder = isGrade(kind)
    ? (a: Term, b: Term) => Number(a.value) - Number(b.value)
    : (a: Term, b: Term) => compare(a.title, b.title);
  known.terms = terms.sort(inOrder);
  return known.terms;
}

const { compare } = new Intl.Collator("ru");

/** Dates can be chosen by the month, too. */
function countMonths(index: TourIndex, among: CountedSet): TourFilter["options"] {
  return [...index.months]
    .map(([month, set]) => ({ month, count: among.countIn(set) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.month - b.month)
    .map(({ month, count }) => {
      const value = toMonth(month);
      return { value, title: titleOf("dates", value), count };
    });
}
