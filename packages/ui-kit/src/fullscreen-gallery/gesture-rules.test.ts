import { expect, test } from "vitest";
import { followDrag, isDoubleTap, isDrag, isSamePlace, readSwipe } from "./gesture-rules.ts";

test("a swipe changes the slide only beyond 100 px, mirrored from right to left", () => {
  expect(readSwipe(-100, 0)).toBe("none");
  expect(readSwipe(-101, 0)).toBe("next");
  expect(readSwipe(101, 0)).toBe("previous");
  expect(readSwipe(-101, 0, true)).toBe("previous");
  expect(readSwipe(101, 0, true)).toBe("next");
});

test("a vertical swipe closes only beyond 100 px, either way, and the longer axis decides", () => {
  expect(readSwipe(0, 100)).toBe("none");
  expect(readSwipe(0, 101)).toBe("close");
  expect(readSwipe(0, -101)).toBe("close");
  expect(readSwipe(120, 130)).toBe("close");
  expect(readSwipe(130, 120)).toBe("previous");
});

test("two taps within 300 ms are a double tap", () => {
  expect(isDoubleTap(undefined, 50)).toBe(false);
  expect(isDoubleTap(1000, 1300)).toBe(true);
  expect(isDoubleTap(1000, 1301)).toBe(false);
});

test("a finger that trembles still taps, and two taps far apart are no double tap", () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 5, y: 6 })).toBe(false);
  expect(isDrag({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(true);
  expect(isSamePlace({ x: 0, y: 0 }, { x: 30, y: 30 })).toBe(true);
  expect(isSamePlace({ x: 0, y: 0 }, { x: 49, y: 0 })).toBe(false);
});

test("slides resist where there are no more", () => {
  expect(followDrag(90, true)).toBe(90);
  expect(followDrag(90, false)).toBe(30);
});
