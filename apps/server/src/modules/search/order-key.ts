import { tourSorts } from "@tour/api";

/** `coming` is by the next departure, with seats or without: the order of an organiser's own site. */
export type TourSort = (typeof sorts)[number];
export const sorts = [...tourSorts, "coming"] as const;

/** What orders go by, each kind in one array by slot: see `Columns`. */
type KeyColumns = Record<
  "rating" | "reviews" | "days" | "price" | "firstFree" | "firstComing",
  Float64Array
>;

/** A slot in the index takes the lower 22 bits of a key, so that no two keys are the same. */
export const slots = 2 ** 22;
/** Above them: the largest amount of kopecks, or day, that is told apart. */
const maxValue = 2 ** 31 - 1;
/** A smaller part of a key that one of these begins: both fit into its upper 31 bits. */
const maxLead = 2 ** 16 - 1;

/**
 * A whole number that puts tours into the order asked for, the smallest first. By default: those that one
 * can still go to, then the better rated.
 */
export function orderKey(
  sort: TourSort,
  { rating, reviews, days, price, firstFree, firstComing }: KeyColumns,
  slot: number,
): number {
  if (sort === "default") {
    const rank = firstFree[slot] === Infinity ? 1 : 0;
    return (rank * 2 ** 20 + Math.round((5 - rating[slot]!) * 100_000)) * slots + slot;
  }
  if (sort === "coming") return Math.min(firstComing[slot]!, maxValue) * slots + slot;
  if (sort === "soonest") return Math.min(firstFree[slot]!, maxValue) * slots + slot;
  if (sort === "popular" || sort === "duration") {
    const value = Math.min(sort === "popular" ? reviews[slot]! : days[slot]!, maxLead);
    const lead = sort === "popular" ? maxLead - value : value;
    // Among those alike the better rated.
    return (lead * 512 + Math.round((5 - rating[slot]!) * 100)) * slots + slot;
  }
  // Without a price a tour is last in both directions.
  if (price[slot] === Infinity) return maxValue * slots + slot;
  const amount = Math.min(price[slot]!, maxValue - 1);
  return (sort === "price" ? amount : maxValue - 1 - amount) * slots + slot;
}

/** The slot that a key stands for. */
export const slotOfKey = (key: number): number => key % slots;
