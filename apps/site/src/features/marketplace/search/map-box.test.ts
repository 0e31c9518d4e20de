import { readMapBox } from "@tour/api";
import { expect, test } from "vitest";
import { frameBox, isNearest, scaleBox, writeBox } from "./map-box.ts";

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
])("%s is drawn with something round it, and a part that is asked for as it is", (_, box) => {
  const frame = frameBox(box, false);
  expect(frame.west).toBeLessThan(box.west);
  expect(frame.north).toBeGreaterThan(box.north);
  const part = { west: 80, south: 50, east: 84, north: 52 };
  expect(frameBox(part, true)).toEqual(part);
});

test("one tour is drawn with the next towns, not with its street alone", () => {
  const { south, north } = frameBox({ west: 86, south: 52, east: 86, north: 52 }, false);
  expect((north - south) * 111).toBeCloseTo(400, -1);
});

test("a drawing is looked at from nearer until it would show no less", () => {
  const country = frameBox(russia, true);
  expect(isNearest(country)).toBe(false);
  let drawn = country;
  for (let presses = 0; presses < 12 && !isNearest(drawn); presses += 1) {
    drawn = frameBox(scaleBox(drawn, 0.5), true);
  }
  expect(isNearest(drawn)).toBe(true);
  expect(drawn.north - drawn.south).toBeCloseTo(0.5);
});
