import { expect, test } from "vitest";
import {
  boundThumb,
  chooseThumb,
  moveByKey,
  moveThumb,
  readShare,
  toShare,
} from "./slider-model.ts";

const percent = { min: 0, max: 100, step: 1 };

test("a position on the track gives the nearest step, without floating-point errors", () => {
  expect(readShare(0.404, percent)).toBe(40);
  expect(readShare(0.406, percent)).toBe(41);
  expect(readShare(-1, percent)).toBe(0);
  expect(readShare(2, percent)).toBe(100);
  expect(readShare(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(readShare(0.5, { min: -10, max: 10, step: 4 })).toBe(2);
  // The last step may end before the bound.
  expect(readShare(1, { min: 0, max: 10, step: 4 })).toBe(10);
});

test("a value gives its position on the track, even out of the bounds", () => {
  expect(toShare(25, percent)).toBe(0.25);
  expect(toShare(120, percent)).toBe(1);
  expect(toShare(-5, percent)).toBe(0);
  expect(toShare(5, { min: 5, max: 5, step: 1 })).toBe(0);
});

test("a click takes the nearest thumb; overlapping thumbs wait for a direction", () => {
  expect(chooseThumb([40], 90)).toBe(0);
  expect(chooseThumb([20, 80], 45)).toBe(0);
  expect(chooseThumb([20, 80], 55)).toBe(1);
  expect(chooseThumb([50, 50], 60)).toBe(1);
  expect(chooseThumb([50, 50], 40)).toBe(0);
  expect(chooseThumb([50, 50], 50)).toBeNull();
});

test("a thumb stops at the other one", () => {
  expect(moveThumb([20, 80], 0, 90)).toEqual([80, 80]);
  expect(moveThumb([20, 80], 1, 10)).toEqual([20, 20]);
  expect(moveThumb([20, 80], 1, 90)).toEqual([20, 90]);
  expect(moveThumb([40], 0, 90)).toEqual([90]);
});

test("an input's bounds are what its thumb can reach: a range's other thumb is a bound", () => {
  expect(boundThumb([20, 80], 0, percent)).toEqual({ min: 0, max: 80, step: 1 });
  expect(boundThumb([20, 80], 1, percent)).toEqual({ min: 20, max: 100, step: 1 });
  expect(boundThumb([40], 0, percent)).toEqual(percent);
  // Steps are counted from the input's min: off the grid they would be others.
  expect(boundThumb([2, 8], 1, { min: 0, max: 10, step: 4 })).toEqual({
    min: 2,
    max: 10,
    step: "any",
  });
});

test("keys move by a step, by a tenth of the track, and to the ends", () => {
  const move = (key: string, isRightToLeft = false) => moveByKey(40, key, percent, isRightToLeft);
  expect([move("ArrowUp"), move("ArrowRight"), move("ArrowLeft", true)]).toEqual([41, 41, 41]);
  expect([move("ArrowDown"), move("ArrowLeft"), move("ArrowRight", true)]).toEqual([39, 39, 39]);
  expect([move("PageUp"), move("PageDown")]).toEqual([50, 30]);
  expect([move("Home"), move("End")]).toEqual([0, 100]);
  expect(move("a")).toBeUndefined();
  expect(moveByKey(0.2, "ArrowUp", { min: 0, max: 1, step: 0.1 }, false)).toBe(0.3);
  expect(moveByKey(100, "ArrowUp", percent, false)).toBe(100);
});
