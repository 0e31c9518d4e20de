import { expect, test } from "vitest";
import { isClosing, isDoubleTap, isDrag, isNearby, isVertical, readTurn } from "./gesture-rules.ts";

test("a swipe changes the slide only beyond 100 px, mirrored from right to left", () => {
  expect(readTurn(-100)).toBe(0);
  expect(readTurn(-101)).toBe(1);
  expect(readTurn(101)).toBe(-1);
  expect(readTurn(-101, true)).toBe(-1);
  expect(readTurn(101, true)).toBe(1);
});

test("a vertical swipe closes only beyond 100 px, either way", () => {
  expect(isClosing(100)).toBe(false);
  expect(isClosing(101)).toBe(true);
  expect(isClosing(-101)).toBe(true);
});

test("the longer axis decides the direction of a drag", () => {
  expect(isVertical({ x: 0, y: 0 }, { x: 9, y: 10 })).toBe(true);
  expect(isVertical({ x: 0, y: 0 }, { x: -10, y: 9 })).toBe(false);
});

test("two taps within 300 ms are a double tap", () => {
  expect(isDoubleTap(undefined, 50)).toBe(false);
  expect(isDoubleTap(1000, 1300)).toBe(true);
  expect(isDoubleTap(1000, 1301)).toBe(false);
});

test("a trembling finger still taps, and two taps far apart are not a double tap", () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 5, y: 6 })).toBe(false);
  expect(isDrag({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(true);
  expect(isNearby({ x: 0, y: 0 }, { x: 30, y: 30 })).toBe(true);
  expect(isNearby({ x: 0, y: 0 }, { x: 49, y: 0 })).toBe(false);
});
