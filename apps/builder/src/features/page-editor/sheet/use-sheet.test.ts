import { expect, test } from "vitest";
import { nearestTo } from "./use-sheet.ts";

test.each([
  [60, "low"],
  [300, "half"],
  [700, "full"],
] as const)("a sheet that is let go %i px high in 800 settles %s", (size, height) => {
  expect(nearestTo(size, 800)).toBe(height);
});
