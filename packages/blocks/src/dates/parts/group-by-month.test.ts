import { expect, test } from "vitest";
import { findCheapest } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { fillYears, groupByMonth } from "./group-by-month.ts";

const departure = (start: string, amount: number, state: DepartureView["state"] = "open") =>
  ({ start, state, price: { amount, currency: "RUB" } }) as DepartureView;

const monthsOf = (starts: string[], today: string) =>
  fillYears(groupByMonth(starts.map((start) => departure(start, 100))), today);

test("a year begins with today's month and has no gap at its turn", () => {
  const months = monthsOf(["2026-12-05", "2026-12-20", "2027-03-01"], "2026-11-27");
  expect(months.map(({ month }) => month)).toEqual([
    ...["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"],
    ...["2027-05", "2027-06", "2027-07", "2027-08", "2027-09", "2027-10"],
  ]);
  expect(months.map(({ departures }) => departures.length)).toEqual([
    ...[0, 2, 0, 0, 1, 0],
    ...[0, 0, 0, 0, 0, 0],
  ]);
});

test("a departure in more than a year brings a second one", () => {
  const months = monthsOf(["2027-11-01"], "2026-11-27");
  expect(months).toHaveLength(24);
  expect(months[12]!.month).toBe("2027-11");
  expect(monthsOf(["2027-10-31"], "2026-11-27")).toHaveLength(12);
});

test("a month's price is that of the cheapest departure that can still be had", () => {
  const cheap = departure("2027-05-01", 100, "full");
  const left = departure("2027-05-08", 200);
  expect(findCheapest([cheap, departure("2027-05-15", 300), left])).toBe(left);
  expect(findCheapest([cheap])).toBeUndefined();
  expect(findCheapest([{ ...left, price: null }])).toBeUndefined();
});
