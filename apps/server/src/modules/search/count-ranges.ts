import type { TourFilter } from "@tour/api";
import type { Bitset } from "./bitset.ts";
import { toDate } from "./day-number.ts";
import type { RangeKind } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

const columnOf = {
  price: "price",
  duration: "days",
  age: "minAge",
  group_size: "groupSizeTo",
} as const;

/** The lowest and the highest value of a range's tours; null where no tour has one. */
export function findRange(
  { columns }: TourIndex,
  kind: RangeKind,
  among: Bitset,
): TourFilter["range"] {
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

/** Each value that there is of a range, and how many tours have it, the lowest first. */
export function countValues(
  { columns }: TourIndex,
  kind: Exclude<RangeKind, "dates" | "price">,
  among: Bitset,
): TourFilter["options"] {
  const values = columns[columnOf[kind]];
  const counts = new Map<number, number>();
  among.forEach((slot) => {
    const value = values[slot]!;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => ({ value: String(value), title: String(value), count }));
}

/** Parts that a price's range is cut into: as many as a phone's width shows apart. */
const bars = 24;

/** How many tours there are in each equal part of the range of prices. */
export function countBars(
  { columns }: TourIndex,
  among: Bitset,
  range: TourFilter["range"],
): number[] {
  if (!range) return [];
  const [min, max] = [Number(range.min), Number(range.max)];
  const counts = Array.from({ length: min === max ? 1 : bars }, () => 0);
  const part = (max - min) / counts.length || 1;
  among.forEach((slot) => {
    const price = columns.price[slot]!;
    if (price === Infinity) return;
    const at = Math.min(Math.floor((price - min) / part), counts.length - 1);
    counts[at]! += 1;
  });
  return counts;
}
