import { readMapBox } from "@tour/api";
import { expect, test } from "vitest";
import { fitDrawing, seen } from "./fit-drawing.ts";
import { scaleBox, writeBox } from "./map-box.ts";
import { projectFrom } from "@tour/blocks/locator-map";

const russia = { west: 20, south: 43, east: 190, north: 72 };

test("every part of the map that a link leads to can be read again", () => {
  const odd = [
    russia,
    { west: 200, south: 50, east: 210, north: 60 },
    { west: -200, south: -80, east: -170, north: 84 },
    { west: 85.96, south: 51.95, east: 85.96, north: 51.95 },
  ];
  for (const box of odd) {
    for (const factor of [0.5, 1.3, 2, 40]) {
      const written = writeBox(scaleBox(box, factor));
      expect([written, readMapBox(written)]).toEqual([written, expect.anything()]);
    }
  }
});

test("one place is seen with some streets round it", () => {
  const place = { west: 85.96, south: 51.95, east: 85.96, north: 51.95 };
  const { west, east } = scaleBox(place, 1.3);
  expect(east - west).toBeCloseTo(0.08);
});

test.each([
  ["a country", russia],
  ["a town", { west: 85.9, south: 51.9, east: 86.0, north: 52.0 }],
])("all of %s is seen on the drawn map", (_, box) => {
  const { middle, zoom } = fitDrawing(box);
  const project = projectFrom(middle, zoom);
  for (const longitude of [box.west, box.east]) {
    for (const latitude of [box.south, box.north]) {
      const [x, y] = project({ latitude, longitude });
      expect(Math.abs(x)).toBeLessThan(seen.x + 1);
      expect(Math.abs(y)).toBeLessThan(seen.y + 1);
    }
  }
});
