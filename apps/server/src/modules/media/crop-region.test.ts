import { mediaSizes } from "@tour/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cropRegion, parseSize } from "./crop-region.ts";

const middle = { x: 0.5, y: 0.5 };
const wide = { width: 2000, height: 1000 };

test("a width without a height keeps the whole picture and its ratio", () => {
  expect(cropRegion(wide, parseSize("800x00"), middle)).toEqual({
    region: { left: 0, top: 0, width: 2000, height: 1000 },
    output: { width: 800, height: 400 },
  });
});

test("both sides cut the largest region of their ratio around the focal point", () => {
  const cut = (x: number) => cropRegion(wide, parseSize("640x640"), { x, y: 0.5 }).region;
  expect(cut(0.5)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
  expect(cut(0.6).left).toBe(700);
  expect(cut(0).left).toBe(0);
  expect(cut(1).left).toBe(1000);
});

test("a picture is never enlarged, but still cut to the ratio", () => {
  const small = { width: 100, height: 100 };
  expect(cropRegion(small, parseSize("1200x628"), middle).output).toEqual({
    width: 100,
    height: 52,
  });
  expect(cropRegion(small, parseSize("320x00"), middle).output).toEqual(small);
});

test("the region always lies inside the picture, and the result is never larger than asked", () => {
  const side = fc.integer({ min: 1, max: 6000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      part,
      part,
      fc.constantFrom(...mediaSizes),
      (width, height, x, y, size) => {
        const target = parseSize(size);
        const { region, output } = cropRegion({ width, height }, target, { x, y });
        expect(region.left).toBeGreaterThanOrEqual(0);
        expect(region.top).toBeGreaterThanOrEqual(0);
        expect(region.left + region.width).toBeLessThanOrEqual(width);
        expect(region.top + region.height).toBeLessThanOrEqual(height);
        expect(Math.min(region.width, region.height, output.width, output.height)).toBeGreaterThan(
          0,
        );
        expect(output.width).toBeLessThanOrEqual(Math.min(target.width, region.width));
        expect(output.height).toBeLessThanOrEqual(region.height);
      },
    ),
  );
});
