import type { TourFilter } from "@tour/api";
import type { Bitset } from "./bitset.ts";
import { toDate } from "./day-number.ts";
import { columnOf } from "./tour-filters.ts";
import type { RangeKind } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** The lowest and the highest value of a range's tours; null where no tour has one. */
export function findRange(
  { columns, scratch }: TourIndex,
  kind: RangeKind,
  among: Bitset,
): TourFilter["range"] {
  const isDates = kind === "dates";
  const lows = scratch.pick(among, isDates ? columns.firstFree : columns[columnOf[kind]]);
  const highs = isDates ? scratch.pick(among, columns.lastFree) : lows;
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < lows.length; at += 1) {
    const [low, high] = [lows[at]!, highs[at]!];
    if (high === Infinity) continue;
    if (low < min) min = low;
    if (high > max) max = high;
  }
  if (min > max) return null;
  return isDates ? { min: toDate(min), max: toDate(max) } : { min, max };
}

/** Each value that there is of a range, and how many tours have it, the lowest first. */
export function countValues(
  { columns, scratch }: TourIndex,
  kind: Exclude<RangeKind, "dates" | "price">,
  among: Bitset,
): TourFilter["options"] {
  const values = scratch.pick(among, columns[columnOf[kind]]);
  // Nearly all of them are small whole numbers, which need no map.
  const counts = new Uint32Array(maxSmall);
  const large = new Map<number, number>();
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    if (value >= 0 && value < maxSmall) counts[value]! += 1;
    else large.set(value, (large.get(value) ?? 0) + 1);
  }
  const small = [...counts.entries()].filter(([, count]) => count > 0);
  return [...small, ...large]
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => ({ value: String(value), title: String(value), count }));
}

/** Above any number of days, of years or of people that is usual. */
const maxSmall = 512;

/** Parts that a price's range is cut into: as many as a phone's width shows apart. */
const bars = 24;

/** How many tours there are in each equal part of the range of prices. */
export function countBars(
  { columns, scratch }: TourIndex,
  among: Bitset,
  range: TourFilter["range"],
): number[] {
  if (!range) return [];
  const [min, max] = [Number(range.min), Number(range.max)];
  const counts = Array.from({ length: min === max ? 1 : bars }, () => 0);
  const part = (max - min) / counts.length || 1;
  for (const price of scratch.pick(among, columns.price)) {
    if (price === Infinity) continue;
    const at = Math.min(Math.floor((price - min) / part), counts.length - 1);
    counts[at]! += 1;
  }
  return counts;
}
