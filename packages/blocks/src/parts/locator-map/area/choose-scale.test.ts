import { expect, test } from "vitest";
import { chooseScale } from "./choose-scale.ts";
import { projectArea } from "./project-area.ts";

const scaleOf = (box: { west: number; south: number; east: number; north: number }) =>
  chooseScale(projectArea(box), box);

test("a bar is a round distance, and no longer than a good quarter of the map", () => {
  const altai = { west: 83, south: 50.2, east: 89, north: 53.8 };
  expect(scaleOf(altai)?.km).toBe(100);
  // 6 degrees of longitude at 52° are 411 km.
  expect(scaleOf(altai)?.share).toBeCloseTo(100 / 411, 2);
  const town = { west: 85.6, south: 51.75, east: 86.4, north: 52.25 };
  expect(scaleOf(town)).toMatchObject({ km: 10 });
});

test("a map of a country has none: its north and its south differ too much", () => {
  expect(scaleOf({ west: 27, south: 43, east: 178, north: 72 })).toBeNull();
});
