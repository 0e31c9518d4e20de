import { expect, test } from "vitest";
import { computeStarShare } from "./rating.tsx";

test("stars fill in tenths, between 0 and 1", () => {
  const shares = (value: number) => [0, 1, 2, 3, 4].map((index) => computeStarShare(value, index));
  expect(shares(0)).toEqual([0, 0, 0, 0, 0]);
  expect(shares(3.5)).toEqual([1, 1, 1, 0.5, 0]);
  expect(shares(4.84)).toEqual([1, 1, 1, 1, 0.8]);
  expect(shares(7)).toEqual([1, 1, 1, 1, 1]);
});
