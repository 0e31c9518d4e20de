import type { Departure, Money } from "@tour/api";
import { expect, test } from "vitest";
import { findTourNews, learn } from "./tour-news.ts";

const roubles = (amount: number): Money => ({ amount, currency: "RUB" });
const date = (start_date: string, seats_left = 4) =>
  ({ start_date, end_date: start_date, seats_left, prices: [] }) as unknown as Departure;
const card = (price_from: Money | null, ...departures: Departure[]) => ({ price_from, departures });

test.each([
  ["a lower one is news", roubles(5), roubles(4), true],
  ["the same is none", roubles(5), roubles(5), false],
  ["a higher one is none", roubles(5), roubles(6), false],
  ["a first one is none", null, roubles(5), false],
  ["none is no news", roubles(5), null, false],
  ["one in another currency cannot be compared", roubles(5), { amount: 1, currency: "USD" }, false],
] as const)("of a price: %s", (_, price, now, isNews) => {
  const { price: news } = findTourNews({ price, dates: [] }, card(now));
  expect(news).toEqual(isNews ? { was: price, now } : null);
});

test("the lowest price that was told is remembered, through dearer days and days without any", () => {
  let known = learn({ price: roubles(5), dates: [] }, card(roubles(4)), "2027-03-01");
  known = learn(known, card(roubles(6)), "2027-03-01");
  known = learn(known, card(null), "2027-03-01");
  expect(known.price).toEqual(roubles(4));
  expect(learn(known, card({ amount: 9, currency: "USD" }), "2027-03-01").price?.amount).toBe(9);
});

test("a date is news once, and only with seats", () => {
  const now = card(null, date("2027-05-01"), date("2027-06-01"), date("2027-07-01", 0));
  const known = { price: null, dates: ["2027-02-01", "2027-05-01"] };
  expect(findTourNews(known, now).dates.map(({ start_date: day }) => day)).toEqual(["2027-06-01"]);
  const after = learn(known, now, "2027-03-01");
  expect(after.dates).toEqual(["2027-05-01", "2027-06-01"]);
  expect(findTourNews(after, now).dates).toEqual([]);
});
