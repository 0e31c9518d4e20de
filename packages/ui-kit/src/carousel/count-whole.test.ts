import { expect, test } from "vitest";
import { countWhole } from "./count-whole.ts";

const row = (...widths: number[]) =>
  widths.map((width, index) => {
    const start = widths.slice(0, index).reduce((sum, before) => sum + before + 20, 0);
    return { start, end: start + width };
  });

test("a page of a carousel is its fully visible slides", () => {
  expect(countWhole(row(300, 300, 300, 300, 300), 0, 1000)).toBe(3);
  expect(countWhole(row(300, 300, 300, 300, 300), 3, 1000)).toBe(2);
  expect(countWhole(row(600, 200, 500, 100), 1, 720)).toBe(2);
});

test("a slide wider than the viewport is a page by itself, and so is an empty row", () => {
  expect(countWhole(row(900, 900), 0, 400)).toBe(1);
  expect(countWhole([], 0, 400)).toBe(1);
});

test("sizes that were rounded to whole pixels still fit", () => {
  expect(countWhole(row(320.5, 320.5), 0, 660.2)).toBe(2);
});
