import type { TourRoute } from "@tour/api";
import { expect, test } from "vitest";
import { moveEnd } from "./move-end.ts";

const ids = ["a", "b", "c"];
/** Points at each km, three days of three of them. */
const route: TourRoute = {
  points: Array.from({ length: 10 }, (_, km) => [50, 86, null, km, 0, 0]),
  breaks: [],
  days: [
    { id: "a", to: 3 },
    { id: "b", to: 6 },
    { id: "c", to: 9 },
  ],
};
const ends = (index: number, km: number) => moveEnd(route, ids, index, km).map(({ to }) => to);

test("an end goes to the nearest point", () => {
  expect(ends(0, 1.8)).toEqual([2, 6, 9]);
});

test("the smallest move is one point, however near the next one is", () => {
  expect(ends(0, 3.05)).toEqual([4, 6, 9]);
  expect(ends(0, 2.95)).toEqual([2, 6, 9]);
});

test("an end stops at those beside it, where a day has no way", () => {
  expect(ends(0, 9)).toEqual([6, 6, 9]);
  expect(ends(1, 0)).toEqual([3, 3, 9]);
  expect(ends(2, 0)).toEqual([3, 6, 6]);
});

test("days that the route does not know yet become known with the first move", () => {
  const added = moveEnd(route, ["a", "new", "b", "c"], 1, 4);
  expect(added).toEqual([
    { id: "a", to: 3 },
    { id: "new", to: 4 },
    { id: "b", to: 6 },
    { id: "c", to: 9 },
  ]);
});
