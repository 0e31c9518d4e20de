import type { ComingFacts } from "./tour-index.ts";
import type { TourFacts } from "./tour-facts.ts";

export type TourSort = "default" | "price" | "-price";

/** A place in the index takes the lower 22 bits of a key, so that no two keys are the same. */
const places = 2 ** 22;
/** Above them: the largest amount of kopecks that is told apart. */
const largest = 2 ** 31 - 1;
/** Reviews that every tour begins with, and their rating: one five is not better than fifty 4.9. */
const prior = { reviews: 8, rating: 4.3 };

interface Ordered {
  place: number;
  facts: Pick<TourFacts, "rating" | "reviewsCount">;
  coming: ComingFacts;
  /** Whether the words looked for stand in the tour's title or among its places. */
  isNamed: boolean;
}

/**
 * A whole number that puts tours into the order asked for, the smallest first. By default: those
 * named by the words looked for, then those that one can still go to, then the better rated.
 */
export function orderKey(sort: TourSort, { place, facts, coming, isNamed }: Ordered): number {
  if (sort === "default") {
    const isSold = coming.freeDays.length === 0;
    const rank = (isNamed ? 0 : 2) + (isSold ? 1 : 0);
    return (rank * 2 ** 20 + Math.round((5 - weigh(facts)) * 100_000)) * places + place;
  }
  // Without a price a tour is last in both directions.
  const amount = Number.isFinite(coming.price) ? Math.min(coming.price, largest - 1) : null;
  if (amount === null) return largest * places + place;
  return (sort === "price" ? amount : largest - 1 - amount) * places + place;
}

/** The place that a key stands for. */
export const placeOfKey = (key: number): number => key % places;

function weigh({ rating, reviewsCount }: Ordered["facts"]): number {
  const sum = (rating ?? 0) * reviewsCount + prior.rating * prior.reviews;
  return sum / (reviewsCount + prior.reviews);
}
