import { expect, test } from "vitest";
import { easeOut, findSlide } from "./slide-scroll.ts";

test("the slide in sight is the nearest one, in both directions of writing", () => {
  expect(findSlide(0, 400, 3)).toBe(0);
  expect(findSlide(199, 400, 3)).toBe(0);
  expect(findSlide(201, 400, 3)).toBe(1);
  expect(findSlide(-800, 400, 3)).toBe(2);
  expect(findSlide(9999, 400, 3)).toBe(2);
  expect(findSlide(10, 0, 3)).toBe(0);
});

test("a movement begins fast, and is over after its time", () => {
  expect(easeOut(0, 300)).toBe(0);
  expect(easeOut(150, 300)).toBeCloseTo(0.875);
  expect(easeOut(300, 300)).toBe(1);
  expect(easeOut(400, 300)).toBe(1);
  expect(easeOut(-1, 300)).toBe(0);
});
