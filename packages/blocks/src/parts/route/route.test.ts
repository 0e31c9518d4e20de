import type { RoutePoint, TourRoute } from "@tour/api";
import { expect, test } from "vitest";
import { depthOf, drawGround, drawHeights, drawLine, pointAt } from "./draw-route.ts";
import { formatClimb, formatHeight, formatKm } from "./format-way.ts";
import { listDayMarks, nameDays } from "./name-days.ts";
import { mapSize, projectRoute } from "./project-route.ts";
import { toRouteView } from "./route-view.ts";
import { findPlace, splitByParts, splitEvenly, splitRoute } from "./split-route.ts";

/** To the north and up, a point each km. */
const points = Array.from({ length: 11 }, (_, km): RoutePoint => [
  50 + km / 111.19,
  86,
  900 + km * 30,
  km,
  km * 30,
  km,
]);
const route: TourRoute = {
  points,
  breaks: [],
  days: [
    { id: "a", to: 4 },
    { id: "b", to: 4 },
    { id: "c", to: 10 },
  ],
};
const days = (...ids: string[]) => ids.map((id, index) => ({ id, number: index + 1 }));

test("each day has what is gone between its ends, and a day of rest has nothing", () => {
  expect(splitRoute(route, ["a", "b", "c"])).toEqual([
    { from: 0, to: 4, km: 4, up: 120, down: 4 },
    { from: 4, to: 4, km: 0, up: 0, down: 0 },
    { from: 4, to: 10, km: 6, up: 180, down: 6 },
  ]);
});

test("a removed day leaves its way to the next one, and a day that came later has none", () => {
  const kms = (...ids: string[]) => splitRoute(route, ids).map(({ km }) => km);
  expect(kms("b", "c")).toEqual([4, 6]);
  expect(kms("a", "new", "c")).toEqual([4, 0, 6]);
  expect(kms("c", "a")).toEqual([10, 0]);
  expect(kms()).toEqual([]);
});

test("days of the same length end at the nearest points, and the last one at the end", () => {
  const ends = (count: number) =>
    splitEvenly(route, Array.from({ length: count }, String)).map(({ to }) => to);
  expect(ends(1)).toEqual([10]);
  expect(ends(3)).toEqual([3, 7, 10]);
  expect(ends(40)).toHaveLength(40);
  expect(ends(40).at(-1)).toBe(10);
  expect(findPlace(route, -5)).toBe(0);
  expect(findPlace(route, 99)).toBe(10);
});

test("a file splits itself where it has as many tracks or segments as there are days", () => {
  const read = { points, breaks: [], parts: { tracks: [10], segments: [2, 6, 10] } };
  expect(splitByParts(read, ["x", "y", "z"])?.map(({ to }) => to)).toEqual([2, 6, 10]);
  expect(splitByParts(read, ["x", "y"])).toBeNull();
  // One part is no way to split.
  expect(splitByParts(read, ["x"])).toBeNull();
});

test("a line fills the square map with north up, and its bar is as long as it says", () => {
  const { spots, scale } = projectRoute(route);
  expect(spots[0]![1]).toBe(mapSize - 110);
  expect(spots.at(-1)![1]).toBe(110);
  expect(spots.every(([x]) => Math.abs(x - mapSize / 2) < 2)).toBe(true);
  expect(scale).toEqual({ km: 2, length: 156 });
});

test("a line over the 180th meridian is drawn in one piece, a single place has a map as well", () => {
  const at = (longitude: number, km: number): RoutePoint => [65, longitude, null, km, 0, 0];
  const { spots } = projectRoute({ points: [at(179.9, 0), at(-179.9, 9.4)] });
  expect(spots.map(([x]) => x)).toEqual([110, 890]);
  const same = projectRoute({ points: [at(10, 0), at(10, 1)] });
  expect(same.spots).toEqual([
    [500, 500],
    [500, 500],
  ]);
  expect(JSON.stringify(same)).not.toContain("null");
});

test("a break is not drawn on the map, and the ground goes on under it", () => {
  const view = toRouteView({ ...route, breaks: [5] }, days("a", "c"));
  expect(drawLine(view).match(/M/g)).toHaveLength(2);
  expect(drawHeights(view).match(/M/g)).toHaveLength(2);
  expect(drawGround(view).match(/M/g)).toHaveLength(1);
});

test("a place on the way lies between two points, and beyond a break on the far side", () => {
  const view = toRouteView(route, days("a", "c"));
  expect(pointAt(view, 0.25).slice(2)).toEqual([2.5, 975]);
  expect(pointAt(view, 0)[2]).toBe(0);
  expect(pointAt(view, 1).slice(2)).toEqual([10, 1200]);
  const broken = toRouteView({ ...route, breaks: [3] }, days("a"));
  expect(pointAt(broken, 0.25)[3]).toBe(990);
});

test("a plain is not drawn as mountains", () => {
  const flat = points.map(([a, b, , km]): RoutePoint => [a, b, 100 + (km % 2), km, 0, 0]);
  const view = toRouteView({ ...route, points: flat }, []);
  expect(Math.abs(depthOf(view, 100) - depthOf(view, 101))).toBeLessThan(0.02);
  expect(view.days).toEqual([]);
});

test("a camp that one comes back to has one mark with all of its days", () => {
  const back: TourRoute = {
    ...route,
    points: [
      ...points,
      ...points.toReversed().map(([a, b, c], km): RoutePoint => [a, b, c, 11 + km, 300, 300]),
    ],
    days: [
      { id: "a", to: 5 },
      { id: "b", to: 10 },
      { id: "c", to: 16 },
    ],
  };
  const marks = listDayMarks(toRouteView(back, days("a", "b", "c")));
  expect(marks.map(({ name }) => name)).toEqual(["1, 3", "2"]);
  expect(nameDays([3, 4, 5, 6])).toBe("3–6");
  expect(nameDays([1, 2, 5])).toBe("1, 2, 5");
});

test("ways are told as people say them", () => {
  expect([0.94, 9.94, 9.96, 1234.4].map(formatKm)).toEqual(
    ["0,9 км", "9,9 км", "10 км", "1 234 км"].map((text) => text.replaceAll(" ", "\u00a0")),
  );
  expect(formatClimb(914)).toBe("910\u00a0м");
  expect(formatHeight(2031)).toBe("2\u00a0031\u00a0м");
});
