import { expect, test } from "vitest";
import { Bitset } from "./bitset.ts";
import { Scratch } from "./scratch.ts";

const setOf = (...numbers: number[]) => {
  const set = new Bitset();
  for (const one of numbers) set.add(one);
  return set;
};
const numbersOf = (set: Bitset) => {
  const numbers: number[] = [];
  set.forEach((one) => numbers.push(one));
  return numbers;
};

test("the memory of a search serves the next one, with nothing of the last in it", () => {
  const scratch = new Scratch();
  const first = scratch.during(() => scratch.copy(setOf(1, 200)).words);
  const second = scratch.during(() => {
    const set = scratch.copy(setOf(3));
    expect(numbersOf(set)).toEqual([3]);
    return set.words;
  });
  expect(second).toBe(first);
});

test("within a search each copy has a memory of its own", () => {
  const scratch = new Scratch();
  scratch.during(() => {
    const [one, other] = [scratch.copy(setOf(1)), scratch.copy(setOf(2))];
    // A part of a search ends before the search does.
    const third = scratch.during(() => scratch.copy(setOf(5000)));
    const fourth = scratch.copy(setOf(4));
    expect([one, other, third, fourth].map(numbersOf)).toEqual([[1], [2], [5000], [4]]);
  });
});

test("outside of a search a copy lasts, and so do values", () => {
  const scratch = new Scratch();
  const column = Float64Array.of(10, 11, 12);
  const [set, values] = [scratch.copy(setOf(1)), scratch.pick(setOf(0, 2), column)];
  scratch.during(() => {
    scratch.copy(setOf(2));
    scratch.pick(setOf(1), column);
  });
  expect([numbersOf(set), [...values]]).toEqual([[1], [10, 12]]);
});

test("after a search that failed its memory is free as well", () => {
  const scratch = new Scratch();
  const fail = () =>
    scratch.during(() => {
      scratch.copy(setOf(1));
      throw new Error("failed");
    });
  expect(fail).toThrow("failed");
  const [one, other] = [0, 1].map(() => scratch.during(() => scratch.copy(setOf(2)).words));
  expect(one).toBe(other);
});
