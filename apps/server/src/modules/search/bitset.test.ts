import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bitset } from "./bitset.ts";

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 300 }));
const toBitset = (all: readonly number[]) => {
  const set = new Bitset();
  for (const one of all) set.add(one);
  return set;
};
const toNumbers = (set: Bitset) => {
  const all: number[] = [];
  set.forEach((one) => all.push(one));
  return all;
};
const inOrder = (all: Iterable<number>) => [...all].toSorted((a, b) => a - b);

test("it contains the same numbers as a Set", () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const both = a.filter((one) => b.includes(one));
      expect(toNumbers(toBitset(a))).toEqual(inOrder(a));
      expect(toBitset(a).count()).toBe(a.length);
      expect(toNumbers(toBitset(a).keep(toBitset(b)))).toEqual(inOrder(both));
      expect(toNumbers(toBitset(a).addAll(toBitset(b)))).toEqual(inOrder(new Set([...a, ...b])));
      expect(toBitset(a).countCommon(toBitset(b))).toBe(both.length);
      const column = Float64Array.from({ length: 301 }, (_, one) => one % 7);
      const places = toBitset(a).places(new Uint32Array(10));
      expect([...places]).toEqual(inOrder(new Set(a.map((one) => one >>> 5))));
      expect(toBitset(a).countAt(places)).toBe(a.length);
      expect(toBitset(a).countCommonAt(places, toBitset(b))).toBe(both.length);
      const picked = inOrder(a).map((one) => one % 7);
      expect([...toBitset(a).pick(column, new Float64Array(a.length))]).toEqual(picked);
      expect([...toBitset(a).pickAt(places, column, new Float64Array(a.length))]).toEqual(picked);
      const within = a.filter((one) => one % 7 >= 2 && one % 7 <= 5);
      expect(toNumbers(toBitset(a).within(column, 2, 5))).toEqual(inOrder(within));
      const dropped = a.filter((one) => !b.includes(one));
      expect(toNumbers(toBitset(a).dropAll(toBitset(b)))).toEqual(inOrder(dropped));
      const without = toBitset(a);
      for (const one of b) without.delete(one);
      expect(toNumbers(without)).toEqual(inOrder(a.filter((one) => !b.includes(one))));
    }),
  );
});

test("full sets of any length are counted to the last number", () => {
  for (const length of [0, 1, 31, 32, 64, 95, 96, 97, 300]) {
    const set = toBitset(Array.from({ length }, (_, one) => one));
    const more = toBitset(Array.from({ length: 400 }, (_, one) => one));
    const places = set.places(new Uint32Array(set.words.length));
    const counts = [set.count(), set.countAt(places), set.countCommon(more)];
    expect(counts).toEqual([length, length, length]);
    const otherPlaces = more.places(new Uint32Array(more.words.length));
    expect(more.countCommonAt(otherPlaces, set)).toBe(length);
  }
});
