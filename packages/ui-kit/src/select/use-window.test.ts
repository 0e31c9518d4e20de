import { expect, test } from "vitest";
import { computeWindow } from "./use-window.ts";

test("a short list is rendered in full", () => {
  expect(computeWindow(0, 320, 150)).toEqual({ first: 0, last: 150 });
});

test("a long list renders the visible rows and eight more on each side", () => {
  expect(computeWindow(0, 320, 10_000)).toEqual({ first: 0, last: 16 });
  expect(computeWindow(44_000, 320, 10_000)).toEqual({ first: 992, last: 1016 });
  expect(computeWindow(439_680, 320, 10_000)).toEqual({ first: 9984, last: 10_000 });
});

test("a list that became shorter than its scroll position renders its end", () => {
  expect(computeWindow(400_000, 320, 200)).toEqual({ first: 184, last: 200 });
});
