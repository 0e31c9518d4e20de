import { expect, test } from "vitest";
import { changePrice } from "./change-price.ts";

const hundred = 100_00;

test("a sum is added or taken away, a share is of the price", () => {
  expect(changePrice(48_000_00, { by: "sum", amount: 2_000_00, roundTo: 1 })).toBe(50_000_00);
  expect(changePrice(48_000_00, { by: "sum", amount: -500_00, roundTo: 1 })).toBe(47_500_00);
  expect(changePrice(48_000_00, { by: "percent", amount: 10, roundTo: 1 })).toBe(52_800_00);
  expect(changePrice(48_000_00, { by: "percent", amount: -25, roundTo: 1 })).toBe(36_000_00);
});

test("the result is rounded to hundreds, halves up", () => {
  const by = (percent: number) => ({ by: "percent" as const, amount: percent, roundTo: hundred });
  expect(changePrice(48_900_00, by(7))).toBe(52_300_00);
  expect(changePrice(1_000_00, by(15))).toBe(1_200_00);
  expect(changePrice(1_000_00, by(14))).toBe(1_100_00);
});

test("without rounding it is still whole kopecks", () => {
  expect(changePrice(333_33, { by: "percent", amount: 1, roundTo: 1 })).toBe(336_66);
});

test("nobody is paid for coming, and what is free stays free", () => {
  expect(changePrice(500_00, { by: "sum", amount: -900_00, roundTo: hundred })).toBe(0);
  expect(changePrice(0, { by: "sum", amount: 900_00, roundTo: hundred })).toBe(0);
});
