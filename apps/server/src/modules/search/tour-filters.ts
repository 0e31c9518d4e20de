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

/** The listed tours that pass one range. Specification, section 3 (filter kinds). */
function passRange(index: TourIndex, kind: RangeKind, range: Range): Bitset {
  const { columns, coming, listed } = index;
  // What has no price has an infinite one, and passes none.
  const { from = -Infinity, to = Number.MAX_VALUE } = range;
  // The youngest traveller's age: the tour takes whoever is old enough.
  if (kind === "age") return listed.within(columns.minAge, -Infinity, to);
  if (kind !== "dates") return listed.within(columns[columnOf[kind]], from, to);
  const isWithin = (day: number) => day >= from && day <= to;
  const set = new Bitset(new Uint32Array(listed.words.length));
  listed.forEach((slot) => {
    const [first, last] = [columns.firstFree[slot]!, columns.lastFree[slot]!];
    if (first === Infinity) return;
    const isFree = isWithin(first) || isWithin(last) || coming[slot]!.freeDays.some(isWithin);
    if (isFree) set.add(slot);
  });
  return set;
}

export type Passed = Map<FilterKind, Bitset>;

/** For every filter that is set, the listed tours that pass it alone; good until the search ends. */
export function passFilters(index: TourIndex, filters: TourFilters): Passed {
  const passed: Passed = new Map();
  for (const kind of termKinds) {
    const wanted = filters.terms[kind];
    if (!wanted) continue;
    const [first = new Bitset(), ...others] = wanted.flatMap(
      (value) => index.terms.get(kind)!.get(value) ?? [],
    );
    const any = others.length === 0 ? first : index.scratch.copy(first);
    for (const other of others) any.addAll(other);
    passed.set(kind, any);
  }
  for (const [kind, range] of Object.entries(filters.ranges) as [RangeKind, Range][]) {
    const key = `${kind} ${range.from} ${range.to}`;
    passed.set(
      kind,
      index.ranges.get(index, key, () => passRange(index, kind, range)),
    );
  }
  return passed;
}

interface Passing {
  base: Bitset;
  passed: Passed;
  /** This filter is left out. */
  except?: FilterKind;
}

/** The tours of `base` that pass all filters, or all but one; good until the search ends. */
export function passAll(index: TourIndex, { base, passed, except }: Passing): Bitset {
  const left = index.scratch.copy(base);
  for (const [kind, set] of passed) if (kind !== except) left.keep(set);
  return left;
}
