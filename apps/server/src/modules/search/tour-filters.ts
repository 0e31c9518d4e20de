import type { FilterKind } from "@tour/api";
import { Bitset } from "./bitset.ts";
import type { TermKind } from "./tour-facts.ts";
import { termKinds } from "./tour-facts.ts";
import type { TourIndex } from "./tour-index.ts";

/** Both ends belong to it; undefined is open. Days of `dates` are day numbers. */
export interface Range {
  from: number | undefined;
  to: number | undefined;
}
export type RangeKind = Exclude<FilterKind, TermKind>;

/** The filters that are set. */
export interface TourFilters {
  terms: Partial<Record<TermKind, string[]>>;
  ranges: Partial<Record<RangeKind, Range>>;
}

const isWithin = (value: number, { from = -Infinity, to = Infinity }: Range) =>
  value >= from && value <= to;

/** Whether the tour at a slot passes one range. Specification, section 3 (filter kinds). */
const rangeTests: Record<RangeKind, (range: Range, index: TourIndex, slot: number) => boolean> = {
  dates: (range, { columns, coming }, slot) => {
    const [first, last] = [columns.firstFree[slot]!, columns.lastFree[slot]!];
    if (first === Infinity) return false;
    if (isWithin(first, range) || isWithin(last, range)) return true;
    return coming[slot]!.freeDays.some((day) => isWithin(day, range));
  },
  price: (range, { columns }, slot) =>
    columns.price[slot] !== Infinity && isWithin(columns.price[slot]!, range),
  duration: (range, { columns }, slot) => isWithin(columns.days[slot]!, range),
  // The youngest traveller's age: the tour takes whoever is old enough.
  age: ({ to = Infinity }, { columns }, slot) => columns.minAge[slot]! <= to,
  group_size: (range, { columns }, slot) => isWithin(columns.groupSizeTo[slot]!, range),
};

export type Passed = Map<FilterKind, Bitset>;

/**
 * For every filter that is set, the tours among `base` that pass it alone. Without counts only those
 * matter that pass all: then ranges look no further than at what passed so far.
 */
export function passFilters(
  index: TourIndex,
  { filters, withFilters }: { filters: TourFilters; withFilters: boolean },
  base: Bitset,
): Passed {
  const passed: Passed = new Map();
  for (const kind of termKinds) {
    const wanted = filters.terms[kind];
    if (!wanted) continue;
    const any = new Bitset();
    for (const value of wanted) {
      const set = index.terms.get(kind)!.get(value);
      if (set) any.addAll(set);
    }
    passed.set(kind, any);
  }
  for (const [kind, range] of Object.entries(filters.ranges) as [RangeKind, Range][]) {
    const test = rangeTests[kind];
    const set = new Bitset(new Uint32Array(base.words.length));
    (withFilters ? base : passAll(base, passed)).forEach((slot) => {
      if (test(range, index, slot)) set.add(slot);
    });
    passed.set(kind, set);
  }
  return passed;
}

/** The tours of `base` that pass all filters but one. */
export function passAll(base: Bitset, passed: Passed, except?: FilterKind): Bitset {
  const left = base.copy();
  for (const [kind, set] of passed) if (kind !== except) left.keep(set);
  return left;
}
