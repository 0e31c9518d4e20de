/** A set of small whole numbers, one bit each. */
export class Bitset {
  words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(0)) {
    this.words = words;
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  add(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.words.length) {
      // Powers of two: sets of the same tours have the same length.
      const grown = new Uint32Array(2 ** (32 - Math.clz32(word)));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[word]! |= 1 << (slot & 31);
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (slot & 31));
  }

  copy(): Bitset {
    return new Bitset(this.words.slice());
  }

  /** Keeps what is in the other one too; answers itself. */
  keep(other: Bitset): Bitset {
    const { words } = this;
    const common = Math.min(words.length, other.words.length);
    for (let i = 0; i < common; i += 1) words[i]! &= other.words[i]!;
    words.fill(0, common);
    return this;
  }

  /** Takes in all of the other one; answers itself. */
  addAll(other: Bitset): Bitset {
    if (other.words.length > this.words.length) {
      const grown = new Uint32Array(other.words.length);
      grown.set(this.words);
      this.words = grown;
    }
    for (let i = 0; i < other.words.length; i += 1) this.words[i]! |= other.words[i]!;
    return this;
  }

  /** Loses all of the other one; answers itself. */
  dropAll(other: Bitset): Bitset {
    const { words } = this;
    const common = Math.min(words.length, other.words.length);
    for (let i = 0; i < common; i += 1) words[i]! &= ~other.words[i]!;
    return this;
  }

  isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += countBits(word);
    return total;
  }

  /** How many are in both. */
  countCommon(other: Bitset): number {
    const a = this.words;
    const b = other.words;
    const common = Math.min(a.length, b.length);
    let total = 0;
    for (let i = 0; i < common; i += 1) {
      const word = a[i]! & b[i]!;
      if (word !== 0) total += countBits(word);
    }
    return total;
  }

  /** The places of its words that hold any number, written into an array of at least as many. */
  places(places: Uint32Array): Uint32Array {
    const { words } = this;
    let filled = 0;
    for (let i = 0; i < words.length; i += 1) if (words[i] !== 0) places[filled++] = i;
    return places.subarray(0, filled);
  }

  /** The same, of a set whose `places` are known: where it has few numbers, that is quicker. */
  countCommonAt(places: Uint32Array, other: Bitset): number {
    const a = this.words;
    const b = other.words;
    let total = 0;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i]!;
      if (place >= b.length) break;
      const word = a[place]! & b[place]!;
      if (word !== 0) total += countBits(word);
    }
    return total;
  }

  /**
   * What a column has at its numbers, in their order, into an array of as many. This and the next loop
   * by themselves: calling a function for each of a hundred thousand takes several times as long.
   */
  pick(column: Float64Array, values: Float64Array): Float64Array {
    let filled = 0;
    for (let i = 0; i < this.words.length; i += 1) {
      let word = this.words[i]!;
      while (word !== 0) {
        const lowest = word & -word;
        values[filled] = column[(i << 5) + 31 - Math.clz32(lowest)]!;
        filled += 1;
        word ^= lowest;
      }
    }
    return values;
  }

  /** A new set of those of its numbers at which a column has a value from `from` to `to`. */
  within(column: Float64Array, from: number, to: number): Bitset {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i += 1) {
      let word = this.words[i]!;
      let kept = 0;
      while (word !== 0) {
        const lowest = word & -word;
        const value = column[(i << 5) + 31 - Math.clz32(lowest)]!;
        if (value >= from && value <= to) kept |= lowest;
        word ^= lowest;
      }
      words[i] = kept;
    }
    return new Bitset(words);
  }

  /** Calls with every number in it, in rising order. */
  forEach(visit: (slot: number) => void): void {
    for (let i = 0; i < this.words.length; i += 1) {
      let word = this.words[i]!;
      while (word !== 0) {
        const lowest = word & -word;
        visit((i << 5) + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
