import { placeOfKey, places } from "../search/order-key.ts";

/** More reviews than these make no difference. */
const most = 2 ** 22 - 1;

/** Places of tours, the most reviewed first; put in order anew only after reviews changed. */
export class PopularPlaces {
  readonly #reviews: number[] = [];
  #keys: Float64Array | null = null;

  put(place: number, reviewsCount: number): void {
    if (this.#reviews[place] === reviewsCount) return;
    this.#reviews[place] = reviewsCount;
    this.#keys = null;
  }

  reviewsOf(place: number): number {
    return this.#reviews[place] ?? 0;
  }

  /** Calls with each place and its number of reviews, until the answer is false. */
  walk(visit: (place: number, reviewsCount: number) => boolean): void {
    this.#keys ??= Float64Array.from(
      this.#reviews,
      (reviews, place) => (most - Math.min(reviews ?? 0, most)) * places + place,
    ).sort();
    for (const key of this.#keys) {
      const place = placeOfKey(key);
      if (!visit(place, this.#reviews[place]!)) return;
    }
  }
}
