import type { FilterKind } from "@tour/api";
import { Bitset } from "./bitset.ts";
import type { TermKind, TourFacts } from "./tour-facts.ts";
import { termKinds } from "./tour-facts.ts";
import type { ComingFacts, TourIndex } from "./tour-index.ts";

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

/** Whether a tour passes one range. Specification, section 3 (filter kinds). */
export const rangeTests: Record<
  RangeKind,
  (range: Range, facts: TourFacts, coming: ComingFacts) => boolean
> = {
  dates: (range, _, { freeDays }) => freeDays.some((day) => isWithin(day, range)),
  price: (range, _, { price }) => price !== Infinity && isWithin(price, range),
  duration: (range, { days }) => isWithin(days, range),
  // The youngest traveller's age: the tour takes whoever is old enough.
  age: ({ to = Infinity }, { minAge }) => minAge <= to,
  group_size: (range, { groupSizeTo }) => isWithin(groupSizeTo, range),
};

export type Passed = Map<FilterKind, Bitset>;

/** For every filter that is set, the tours among `base` that pass it alone. */
export function passFilters(index: TourIndex, filters: TourFilters, base: Bitset): Passed {
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
    base.forEach((place) => {
      if (test(range, index.facts[place]!, index.coming[place]!)) set.add(place);
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
