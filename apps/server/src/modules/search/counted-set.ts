import type { Bitset } from "./bitset.ts";
import type { TourIndex } from "./tour-index.ts";

/**
 * Tours that are counted by many sets and columns; good until the search ends. With most filters few are
 * left, and only the words of the set that hold any of them are looked at.
 */
export class CountedSet {
  readonly size: number;
  readonly #set: Bitset;
  readonly #places: Uint32Array;
  readonly #scratch: TourIndex["scratch"];

  constructor({ scratch }: Pick<TourIndex, "scratch">, set: Bitset) {
    this.#set = set;
    this.#scratch = scratch;
    this.#places = scratch.places(set);
    this.size = set.countAt(this.#places);
  }

  /** How many of them are in another set. */
  countIn(other: Bitset): number {
    return this.#set.countCommonAt(this.#places, other);
  }

  /** What a column has at them, in their order. */
  pick(column: Float64Array): Float64Array {
    return this.#set.pickAt(this.#places, column, this.#scratch.numbers(this.size));
  }
}
