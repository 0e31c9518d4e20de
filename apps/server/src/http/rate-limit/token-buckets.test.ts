import { expect, test } from "vitest";
import { TokenBuckets } from "./token-buckets.ts";

const make = () => new TokenBuckets({ burst: 3, perSecond: 0.5 });

test("a burst passes, the next request is told how long to wait, and then passes", () => {
  const buckets = make();
  expect([1, 2, 3, 4].map(() => buckets.take("a", 0))).toEqual([0, 0, 0, 2]);
  expect(buckets.take("a", 1000)).toBe(1);
  expect(buckets.take("a", 2000)).toBe(0);
  expect(buckets.take("a", 2000)).toBe(2);
});

test("keys do not affect each other, and never accumulate more than a burst", () => {
  const buckets = make();
  for (let count = 0; count < 9; count += 1) buckets.take("a", 0);
  expect(buckets.take("b", 0)).toBe(0);
  expect([1, 2, 3, 4].map(() => buckets.take("a", 3_600_000))).toEqual([0, 0, 0, 2]);
});

test("a clock that is set back changes no tokens", () => {
  const buckets = make();
  buckets.take("a", 10_000);
  expect([1, 2, 3].map(() => buckets.take("a", 0))).toEqual([0, 0, 2]);
});

test("idle keys are forgotten, and many addresses do not fill the memory", () => {
  const buckets = make();
  for (let count = 0; count < 100; count += 1) buckets.take(`a${count}`, 0);
  buckets.take("b", 10_000);
  expect(buckets.size).toBe(1);
  for (let count = 0; count < 60_000; count += 1) buckets.take(`c${count}`, 10_000);
  expect(buckets.size).toBe(50_000);
});
