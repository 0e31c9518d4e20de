import { expect, test } from "vitest";
import { layMosaic } from "./lay-mosaic.ts";

test("every picture has a cell, and none is alone in a row", () => {
  for (let count = 2; count <= 60; count += 1) {
    const bands = layMosaic(count);
    expect(bands.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(Math.min(...bands), String(count)).toBeGreaterThan(1);
    expect(Math.max(...bands)).toBeLessThanOrEqual(5);
  }
});

test("a few pictures make one row, and none make no row", () => {
  expect([0, 1, 3, 5].map(layMosaic)).toEqual([[], [1], [3], [5]]);
  expect(layMosaic(9)).toEqual([4, 5]);
});
