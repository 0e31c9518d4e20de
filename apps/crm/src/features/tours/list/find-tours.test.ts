import type { TourListRow } from "@tour/api";
import { describe, expect, it } from "vitest";
import { findTours } from "./find-tours.ts";
import { tourState } from "./tour-state.ts";

const tour = (over: Partial<TourListRow>) =>
  ({
    title: "Алтай в мае",
    subtitle: "",
    places: [],
    is_archived: false,
    next_start_date: null,
    ...over,
  }) as unknown as TourListRow;

it.each([
  ["on-sale", { next_start_date: "2027-05-01" }],
  ["no-dates", {}],
  ["hidden", { is_archived: true, next_start_date: "2027-05-01" }],
])("a tour is %s by its dates and whether guests see it", (state, over) => {
  expect(tourState(tour(over))).toBe(state);
});

describe("finding tours", () => {
  const tours = [
    tour({ id: 1, title: "Озёра и ледники" }),
    tour({ id: 2, title: "Сплав", places: [{ level: "region", name: "Республика Алтай" }] }),
    tour({ id: 3, title: "Город", is_archived: true }),
  ];
  it.each([
    ["озера", [1]],
    ["АЛТАЙ спл", [2]],
    ["", [1, 2, 3]],
    ["сплав озера", []],
  ])("%j", (q, ids) => {
    expect(findTours(tours, { q }).map(({ id }) => id)).toEqual(ids);
  });
  it("keeps those of the asked state", () => {
    expect(findTours(tours, { state: "hidden" }).map(({ id }) => id)).toEqual([3]);
  });
});
