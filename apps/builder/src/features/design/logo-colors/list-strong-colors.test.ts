import { expect, test } from "vitest";
import { listStrongColors } from "./list-strong-colors.ts";

type Pixel = [red: number, green: number, blue: number, alpha?: number];

const picture = (...areas: [count: number, pixel: Pixel][]) => ({
  data: Uint8ClampedArray.from(
    areas.flatMap(([count, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  ) as ImageData["data"],
});

const white: Pixel = [255, 255, 255];
const green: Pixel = [31, 106, 71];
const orange: Pixel = [228, 120, 40];

test("the colours that cover most come first; white and black are none", () => {
  const logo = picture([600, white], [50, orange], [200, green], [100, [10, 10, 10]]);
  expect(listStrongColors(logo)).toEqual(["#1f6a47", "#e47828"]);
});

test("shades that look the same are one, and edges between colours are none", () => {
  const logo = picture([300, green], [200, [38, 112, 78]], [3, [130, 113, 56]]);
  expect(listStrongColors(logo)).toEqual(["#1f6a47"]);
});

test("what is seen through is no colour, and a grey logo has none", () => {
  expect(listStrongColors(picture([500, [228, 120, 40, 0]], [20, green]))).toEqual(["#1f6a47"]);
  expect(listStrongColors(picture([500, white], [90, [90, 95, 100]]))).toEqual([]);
  expect(listStrongColors(picture())).toEqual([]);
});

test("of many colours four are told", () => {
  const many = picture(
    ...[orange, green, [20, 40, 200], [200, 20, 60], [240, 220, 20]].map(
      (pixel, at): [number, Pixel] => [100 - at, pixel as Pixel],
    ),
  );
  expect(listStrongColors(many)).toEqual(["#e47828", "#1f6a47", "#1428c8", "#c8143c"]);
});
