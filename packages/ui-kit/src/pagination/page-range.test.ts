import { expect, test } from "vitest";
import { computeRange, countPages, keepPlace } from "./page-range.ts";

test("pages come from the number of items when they are not given", () => {
  expect(countPages({ pages: 12, itemsCount: 5, pageSize: 5 })).toBe(12);
  expect(countPages({ itemsCount: 95, pageSize: 10 })).toBe(10);
  expect(countPages({ itemsCount: 0, pageSize: 10 })).toBe(1);
  expect(countPages({})).toBe(1);
});

test("the range covers a full page, and what is left on the last", () => {
  const facts = { itemsCount: 95, pageSize: 10 };
  expect(computeRange(1, facts)).toEqual({ from: 1, to: 10 });
  expect(computeRange(2, facts)).toEqual({ from: 11, to: 20 });
  expect(computeRange(10, facts)).toEqual({ from: 91, to: 95 });
  expect(computeRange(11, facts)).toEqual({ from: 91, to: 95 });
  expect(computeRange(1, { itemsCount: 0, pageSize: 10 })).toEqual({ from: 0, to: 0 });
});

test("the number of items on the page takes precedence over the page size", () => {
  expect(computeRange(2, { itemsCount: 95, pageSize: 10, itemsOnPage: 7 })).toEqual({
    from: 11,
    to: 17,
  });
});

test("without a page size the number of items on the page is used", () => {
  expect(computeRange(2, { pages: 10, itemsCount: 95, itemsOnPage: 10 })).toEqual({
    from: 11,
    to: 20,
  });
  expect(computeRange(10, { pages: 10, itemsCount: 95, itemsOnPage: 5 })).toEqual({
    from: 91,
    to: 95,
  });
  expect(computeRange(1, { pages: 10, itemsCount: 95 })).toBeNull();
  expect(computeRange(1, { pages: 10, pageSize: 10 })).toBeNull();
});

test("changing the page size keeps the first item visible", () => {
  expect(keepPlace(5, 10, 20)).toBe(3);
  expect(keepPlace(3, 20, 10)).toBe(5);
  expect(keepPlace(1, 10, 50)).toBe(1);
});
