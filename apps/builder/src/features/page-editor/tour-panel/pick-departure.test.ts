import type { Departure } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { expect, test } from "vitest";
import { listDepartures, pickDeparture } from "./pick-departure.ts";

const page = makeSamplePage("tour");
const [first] = page.tour!.departures;
const make = (id: number, start_date: string, amount: number, rest: Partial<Departure> = {}) => ({
  ...first!,
  ...{ id, start_date, end_date: start_date, status: "open" as const, seats_left: 3 },
  prices: [{ option_id: "base", price: { amount, currency: "RUB" as const } }],
  ...rest,
});
const tour = {
  ...page.tour!,
  departures: [
    make(1, "2099-06-02", 900),
    make(2, "2099-06-01", 800, { seats_left: 0 }),
    make(3, "2099-07-01", 700, { status: "canceled" }),
    make(4, "2001-01-01", 100),
    make(5, "2099-08-01", 850),
  ],
};
const dates = listDepartures({ ...page, tour }, tour.id);

test("the dates of a tour are those to come, soonest first", () => {
  expect(dates.map(({ id }) => id)).toEqual([2, 1, 5]);
});

test("a price without a date is that of the cheapest one that can be booked", () => {
  expect(pickDeparture({ field: "price", part: null }, dates)).toBe(5);
  expect(pickDeparture({ field: "date", part: null }, dates)).toBe(1);
  expect(pickDeparture({ field: "price", part: "2" }, dates)).toBe(2);
  expect(pickDeparture({ field: "price", part: null }, [])).toBeNull();
});
