import { expect, test } from "vitest";
import { foldPath } from "./fold-path.ts";

test("a path up to the limit is shown whole", () => {
  expect(foldPath(4)).toEqual([0, 1, 2, 3]);
  expect(foldPath(4, 4)).toEqual([0, 1, 2, 3]);
  expect(foldPath(0, 4)).toEqual([]);
});

test("a longer path is collapsed in the middle; its start and end stay", () => {
  expect(foldPath(6, 4)).toEqual([0, "fold", 4, 5]);
  expect(foldPath(6, 5)).toEqual([0, "fold", 3, 4, 5]);
  expect(foldPath(6, 3)).toEqual([0, "fold", 5]);
  expect(foldPath(6, 1)).toEqual([0, "fold", 5]);
});
