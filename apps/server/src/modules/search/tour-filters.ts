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

/** The columns that ranges of one number each are compared with. */
export const columnOf = {
  price: "price",
  duration: "days",
  age: "minAge",
  group_size: "groupSizeTo",
} as const satisfies Record<Exclude<RangeKind, "dates">, string>;

/** The tours of a set that pass one range. Specification, section 3 (filter kinds). */
function passRange(index: TourIndex, kind: RangeKind, range: Range, base: Bitset): Bitset {
  const { columns, coming } = index;
  // What has no price has an infinite one, and passes none.
  const { from = -Infinity, to = Number.MAX_VALUE } = range;
  // The youngest traveller's age: the tour takes whoever is old enough.
  if (kind === "age") return base.within(columns.minAge, -Infinity, to);
  if (kind !== "dates") return base.within(columns[columnOf[kind]], from, to);
  const isWithin = (day: number) => day >= from && day <= to;
  const set = new Bitset(new Uint32Array(base.words.length));
  base.forEach((slot) => {
    const [first, last] = [columns.firstFree[slot]!, columns.lastFree[slot]!];
    if (first === Infinity) return;
    const isFree = isWithin(first) || isWithin(last) || coming[slot]!.freeDays.some(isWithin);
    if (isFree) set.add(slot);
  });
  return set;
}

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
    passed.set(kind, passRange(index, kind, range, withFilters ? base : passAll(base, passed)));
  }
  return passed;
}

/** The tours of `base` that pass all filters but one. */
export function passAll(base: Bitset, passed: Passed, except?: FilterKind): Bitset {
  const left = base.copy();
  for (const [kind, set] of passed) if (kind !== except) left.keep(set);
  return left;
}
