import { Bitset } from "./bitset.ts";

/**
 * Memory that a search works in, and the next one again. It lies outside of the heap: where each search
 * took its own, some kilobytes a step, all that is in memory was gone through for rubbish every few
 * hundred searches, fifty milliseconds each time.
 */
export class Scratch {
  #words = 0;
  #sets: Uint32Array[] = [];
  #usedSets = 0;
  #numbers: Float64Array[] = [];
  #usedNumbers = 0;
  #depth = 0;

  /** Runs a search; what it takes meanwhile is free again at its end, and must not get out of it. */
  during<Answer>(search: () => Answer): Answer {
    this.#depth += 1;
    try {
      return search();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) {
        this.#usedSets = 0;
        this.#usedNumbers = 0;
      }
    }
  }

  /** A set with the same numbers. Outside of a search it is a new one, which lasts. */
  copy(set: Bitset): Bitset {
    if (this.#depth === 0) return set.copy();
    const words = this.#takeWords(set.words.length);
    words.set(set.words);
    words.fill(0, set.words.length);
    return new Bitset(words);
  }

  /** The values of a column at a set's numbers, in their order. */
  pick(set: Bitset, column: Float64Array): Float64Array {
    return set.pick(column, this.numbers(set.count()));
  }

  /** Room for so many numbers. */
  numbers(count: number): Float64Array {
    return this.#depth === 0
      ? new Float64Array(count)
      : this.#takeNumbers(count).subarray(0, count);
  }

  /** The places of a set's words that hold any number. */
  places(set: Bitset): Uint32Array {
    const { length } = set.words;
    return set.places(this.#depth === 0 ? new Uint32Array(length) : this.#takeWords(length));
  }

  #takeWords(least: number): Uint32Array {
    if (least > this.#words) {
      this.#words = least;
      this.#sets = [];
      this.#usedSets = 0;
    }
    return (this.#sets[this.#usedSets++] ??= new Uint32Array(this.#words));
  }

  #takeNumbers(least: number): Float64Array {
    const place = this.#usedNumbers++;
    const known = this.#numbers[place];
    if (known && known.length >= least) return known;
    return (this.#numbers[place] = new Float64Array(least));
  }
}
