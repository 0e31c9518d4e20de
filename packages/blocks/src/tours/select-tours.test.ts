import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectTours } from "./select-tours.ts";

const page = makeSamplePage("main");
const ids = (...args: Parameters<typeof selectTours>) => selectTours(...args).map(({ id }) => id);

test("chosen tours keep their order; blanks, duplicates and tours that are gone are left out", () => {
  const choices = { source: "chosen" as const, order: "manual" as const };
  expect(ids(page, { ...choices, tour_ids: [3, null, 1, 3, 999] })).toEqual([3, 1]);
});

test("cheaper tours come first by price, those without a price last", () => {
  const tours = page.tours.map((tour) =>
    tour.id === 4 ? { ...tour, price_from: null, departures: [] } : tour,
  );
  const sorted = selectTours({ ...page, tours }, { source: "all", tour_ids: [], order: "price" });
  const amounts = sorted.map(({ priceFrom }) => priceFrom?.amount ?? Infinity);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect(sorted.at(-1)?.id).toBe(4);
});

test("tours that depart sooner come first; those without a bookable date come last", () => {
  const tours = page.tours.map((tour) => (tour.id === 1 ? { ...tour, departures: [] } : tour));
  const sorted = selectTours({ ...page, tours }, { source: "all", tour_ids: [], order: "soonest" });
  expect(sorted.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(sorted.at(-1)?.next).toBeNull();
});

test("the next departure is the first with a seat, never a past one", () => {
  const [first] = selectTours(
    { ...page, today: "2027-05-10" },
    { source: "chosen", tour_ids: [1], order: "manual" },
  );
  expect(first?.next?.start).toBe("2027-06-12");
  expect(first?.moreDates).toBe(1);
});
