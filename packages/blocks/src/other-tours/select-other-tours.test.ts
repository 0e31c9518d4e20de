import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectOtherTours } from "./select-other-tours.ts";

const page = makeSamplePage("tour");
const ids = (...args: Parameters<typeof selectOtherTours>) =>
  selectOtherTours(...args).map(({ id }) => id);
const choices = { source: "soonest" as const, tour_ids: [], limit: 24 };

test("the page's own tour is never among the others, chosen or not", () => {
  expect(ids(page, choices)).toEqual([2, 3, 4, 5, 6]);
  expect(ids(page, { ...choices, source: "chosen", tour_ids: [1, 4, null, 2, 4] })).toEqual([4, 2]);
});

test("tours with the same activity come first, among equals those that depart sooner", () => {
  const [first] = ids(
    { ...page, tours: page.tours.toReversed() },
    { ...choices, source: "similar" },
  );
  expect(first).toBe(2);
  const tours = page.tours.map((tour) =>
    tour.id === 6 ? { ...tour, activities: ["Треккинг"], difficulty: 3 } : tour,
  );
  expect(ids({ ...page, tours }, { ...choices, source: "similar" }).slice(0, 3)).toEqual([2, 5, 6]);
});

test("the limit holds, and a page without a tour shows all", () => {
  expect(ids(page, { ...choices, limit: 2 })).toEqual([2, 3]);
  expect(ids({ ...page, tour: null }, choices)).toHaveLength(page.tours.length);
});
