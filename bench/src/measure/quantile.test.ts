import { expect, test } from "vitest";
import { median, quantile } from "./quantile.ts";

test("the median of an even number of values lies between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test("a quantile is interpolated and does not depend on the order", () => {
  const numbers = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(quantile(numbers, 0.95)).toBeCloseTo(95);
  expect(quantile([10, 20], 0.25)).toBe(12.5);
});

test("without measurements the result is not a number, never zero", () => {
  expect(median([])).toBeNaN();
});
