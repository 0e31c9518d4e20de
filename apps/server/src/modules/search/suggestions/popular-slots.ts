import { slotOfKey, slots } from "../order-key.ts";

/** More reviews than these make no difference. */
const maxReviews = 2 ** 22 - 1;

/** Slots of tours, the most reviewed first; put in order anew only after reviews changed. */
export class PopularSlots {
  readonly #reviews: number[] = [];
  #keys: Float64Array | null = null;

  put(slot: number, reviewsCount: number): void {
    if (this.#reviews[slot] === reviewsCount) return;
    this.#reviews[slot] = reviewsCount;
    this.#keys = null;
  }

  reviewsOf(slot: number): number {
    return this.#reviews[slot] ?? 0;
  }

  /** Calls with each slot and its number of reviews, until the answer is false. */
  walk(visit: (slot: number, reviewsCount: number) => boolean): void {
    this.#keys ??= Float64Array.from(
      this.#reviews,
      (reviews, slot) => (maxReviews - Math.min(reviews ?? 0, maxReviews)) * slots + slot,
    ).sort();
    for (const key of this.#keys) {
      const slot = slotOfKey(key);
      if (!visit(slot, this.#reviews[slot]!)) return;
    }
  }
}
