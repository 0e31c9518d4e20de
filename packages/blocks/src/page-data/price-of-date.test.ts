import type { Departure } from "@tour/api";
import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { priceOfDate } from "./price-of-date.ts";

const today = "2027-05-01";
const sample = makeSamplePage("main").tours[0]!.departures[0]!;
const rub = (roubles: number) => ({ amount: roubles * 100, currency: "RUB" as const });

function leave(id: number, start: string, ...amounts: number[]): Departure {
  const prices = amounts.map((amount, index) => ({
    ...sample.prices[0]!,
    option_id: `option-${index}`,
    kind: "person" as const,
    price: rub(amount),
  }));
  const dates = { start_date: start, end_date: start };
  return { ...sample, id, ...dates, status: "open", seats_left: 4, prices };
}

const winter = leave(1, "2027-06-08", 164_000);
const spring = leave(2, "2027-06-23", 139_000, 160_000);
const summer = leave(3, "2027-07-23", 150_000);
const tour = { departures: [winter, spring, summer], price_from: rub(139_000) };

test("beside a date stands what that date costs, and the cheapest other date with its own dates", () => {
  expect(priceOfDate(tour, 1, today)).toEqual({
    price: rub(164_000),
    isFrom: false,
    lower: { price: rub(139_000), isFrom: true, start: "2027-06-23", end: "2027-06-23" },
  });
});

test('the cheapest date is a "from" only where its own options differ, and names no other', () => {
  expect(priceOfDate(tour, 2, today)).toEqual({
    price: rub(139_000),
    isFrom: true,
    lower: null,
  });
});

test("a cheaper date that is full, closed, past or in another currency is not named", () => {
  const dollars = { ...spring.prices[0]!, price: { amount: 100, currency: "USD" as const } };
  for (const over of [
    { seats_left: 0 },
    { status: "closed" as const },
    { start_date: "2027-04-30" },
    { prices: [dollars] },
  ]) {
    const departures = [winter, { ...spring, ...over }];
    expect(priceOfDate({ ...tour, departures }, 1, today).lower).toBeNull();
  }
});

test("of two dates that cost the same the sooner is named", () => {
  const later = { ...spring, id: 4, start_date: "2027-08-01", end_date: "2027-08-08" };
  const departures = [winter, later, spring];
  expect(priceOfDate({ ...tour, departures }, 1, today).lower?.start).toBe("2027-06-23");
});

test("a date without a price of its own does not borrow the tour's", () => {
  const departures = [{ ...winter, prices: [] }, summer];
  const { price, lower } = priceOfDate({ ...tour, departures }, 1, today);
  expect(price).toBeNull();
  expect(lower).toMatchObject({ price: rub(150_000), start: "2027-07-23" });
});

test('without a date beside it the tour\'s lowest price is a "from"', () => {
  expect(priceOfDate(tour, undefined, today)).toEqual({
    price: rub(139_000),
    isFrom: true,
    lower: null,
  });
});
