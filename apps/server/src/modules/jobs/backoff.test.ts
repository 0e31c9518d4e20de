import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test("each try waits twice as long as the one before, an hour at most", () => {
  expect([1, 2, 3, 4].map(backoffMs)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(backoffMs(40)).toBe(3_600_000);
});
