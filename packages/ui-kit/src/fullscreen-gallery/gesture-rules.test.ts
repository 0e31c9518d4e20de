import { expect, test } from "vitest";
import { isDoubleTap, readSwipe } from "./gesture-rules.ts";

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
