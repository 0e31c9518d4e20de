import { expect, test } from "vitest";
import { clamp, parseNumber, stepNumber } from "./clamp.ts";

test("a number is clamped to its bounds", () => {
  expect(clamp(5, 0, 10)).toBe(5);
  expect(clamp(-5, 0, 10)).toBe(0);
  expect(clamp(50, 0, 10)).toBe(10);
  expect(clamp(50)).toBe(50);
  expect(clamp(-50, undefined, 10)).toBe(-50);
});

test("numbers with commas and spaces are parsed", () => {
  expect(parseNumber("12,5")).toBe(12.5);
  expect(parseNumber("1 200")).toBe(1200);
  expect(parseNumber("1\u00a0200.5")).toBe(1200.5);
  expect(parseNumber("")).toBeNull();
  expect(parseNumber("-")).toBeNull();
  expect(parseNumber("ten")).toBeNull();
});

test("steps have no floating-point errors and stop at the bounds", () => {
  expect(stepNumber(0.1, 0.2, 1)).toBe(0.3);
  expect(stepNumber(1, 1, -1, 1)).toBe(1);
  expect(stepNumber(9, 5, 1, 0, 10)).toBe(10);
  expect(stepNumber(null, 1, 1, 3)).toBe(3);
  expect(stepNumber(null, 1, -1)).toBe(0);
  expect(stepNumber(0, 1e-7, 1)).toBe(1e-7);
});
