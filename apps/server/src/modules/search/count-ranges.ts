import type { TourFilter } from "@tour/api";
import type { CountedSet } from "./counted-set.ts";
import { toDate } from "./day-number.ts";
import { columnOf } from "./tour-filters.ts";
import type { RangeKind } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** The first and the last day on which tours begin with seats left; null where none does. */
export function findDates({ columns }: TourIndex, among: CountedSet): TourFilter["range"] {
  const firsts = among.pick(columns.firstFree);
  const lasts = among.pick(columns.lastFree);
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < firsts.length; at += 1) {
    const [first, last] = [firsts[at]!, lasts[at]!];
    if (last === Infinity) continue;
    if (first < min) min = first;
    if (last > max) max = last;
  }
  return min > max ? null : { min: toDate(min), max: toDate(max) };
}

/** The lowest and the highest value, of a tour that has one; null where none has. */
function findRange(values: Float64Array) {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    if (value === Infinity) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? null : { min, max };
}

/** A range's lowest and highest value, each value that there is and how many tours have it. */
export function countValues(
  { columns }: TourIndex,
  kind: Exclude<RangeKind, "dates" | "price">,
  among: CountedSet,
): Pick<TourFilter, "options" | "range"> {
  const values = among.pick(columns[columnOf[kind]]);
  // Nearly all of them are small whole numbers, which need no map.
  const counts = new Uint32Array(maxSmall);
  const large = new Map<number, number>();
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    if (value >= 0 && value < maxSmall) counts[value]! += 1;
    else large.set(value, (large.get(value) ?? 0) + 1);
  }
  const small = [...counts.entries()].filter(([, count]) => count > 0);
  const found = [...small, ...large].sort(([a], [b]) => a - b);
  const options = found.map(([value, count]) => ({
    ...{ value: String(value), title: String(value), count },
  }));
  return { options, range: findRange(Float64Array.from(found, ([value]) => value)) };
}

/** Above any number of days, of years or of people that is usual. */
const maxSmall = 512;

/** Parts that a price's range is cut into: as many as a phone's width shows apart. */
const bars = 24;

/** The range of prices, and how many tours there are in each equal part of it. */
export function countPrices(
  { columns }: TourIndex,
  among: CountedSet,
): Pick<TourFilter, "range" | "bars"> {
  const prices = among.pick(columns.price);
  const range = findRange(prices);
  if (!range) return { range, bars: [] };
  const { min, max } = range;
  const counts = Array.from({ length: min === max ? 1 : bars }, () => 0);
  const part = (max - min) / counts.length || 1;
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at]!;
    if (price === Infinity) continue;
    counts[Math.min(Math.floor((price - min) / part), counts.length - 1)]! += 1;
  }
  return { range, bars: counts };
}
