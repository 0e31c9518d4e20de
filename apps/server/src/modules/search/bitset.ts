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
    const { words } = this;
    let total = 0;
    let i = 0;
    for (; i + 2 < words.length; i += 3)
      total += sum(fours(words[i]!) + fours(words[i + 1]!) + fours(words[i + 2]!));
    for (; i < words.length; i += 1) total += sum(fours(words[i]!));
    return total;
  }

  /** How many are in both. */
  countCommon(other: Bitset): number {
    const a = this.words;
    const b = other.words;
    const common = Math.min(a.length, b.length);
    let total = 0;
    let i = 0;
    for (; i + 2 < common; i += 3) {
      const both = fours(a[i]! & b[i]!) + fours(a[i + 1]! & b[i + 1]!);
      total += sum(both + fours(a[i + 2]! & b[i + 2]!));
    }
    for (; i < common; i += 1) total += sum(fours(a[i]! & b[i]!));
    return total;
  }

  /** The places of its words that hold any number, written into an array of at least as many. */
  places(places: Uint32Array): Uint32Array {
    const { words } = this;
    let filled = 0;
    for (let i = 0; i < words.length; i += 1) if (words[i] !== 0) places[filled++] = i;
    return places.subarray(0, filled);
  }

  /** `count`, of a set whose `places` are known: where it has few numbers, that is quicker. */
  countAt(places: Uint32Array): number {
    return this.countCommonAt(places, this);
  }

  /** How many are in both, of a set whose `places` are known. */
  countCommonAt(places: Uint32Array, other: Bitset): number {
    const a = this.words;
    const b = other.words;
    let { length } = places;
    while (length > 0 && places[length - 1]! >= b.length) length -= 1;
    let total = 0;
    let i = 0;
    for (; i + 2 < length; i += 3) {
      const first = places[i]!;
      const second = places[i + 1]!;
      const third = places[i + 2]!;
      const both = fours(a[first]! & b[first]!) + fours(a[second]! & b[second]!);
      total += sum(both + fours(a[third]! & b[third]!));
    }
    for (; i < length; i += 1) total += sum(fours(a[places[i]!]! & b[places[i]!]!));
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

  /** `pick`, of a set whose `places` are known. */
  pickAt(places: Uint32Array, column: Float64Array, values: Float64Array): Float64Array {
    let filled = 0;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i]!;
      let word = this.words[place]!;
      while (word !== 0) {
        const lowest = word & -word;
        values[filled] = column[(place << 5) + 31 - Math.clz32(lowest)]!;
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

/** How many of each four bits of a word are set, in their place. */
function fours(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  return (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
}

/** All of that, of up to three words added: together they take a quarter of the time of one by one. */
const sum = (counted: number): number =>
  Math.imul((counted & 0x0f0f_0f0f) + ((counted >>> 4) & 0x0f0f_0f0f), 0x0101_0101) >>> 24;
