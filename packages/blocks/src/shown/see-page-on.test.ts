import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { isShownOn } from "./is-shown.ts";
import { seePageOn } from "./see-page-on.ts";

const moscow = "Europe/Moscow";
const page = makeSamplePage("tour");
const starts = page.tours
  .flatMap(({ departures }) => departures.map(({ start_date }) => start_date))
  .toSorted();

test("on a day to come, departures before it are gone from tours and from the page's own", () => {
  const day = starts[Math.floor(starts.length / 2)]!;
  const seen = seePageOn(page, day, moscow);
  const left = [...seen.tours, seen.tour!].flatMap(({ departures }) => departures);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ start_date }) => start_date >= day)).toBe(true);
  expect(seen.today).toBe(day);
});

test("prices are of what is left: none after the last departure", () => {
  const [tour] = seePageOn(page, "2099-01-01", moscow).tours;
  expect(tour).toMatchObject({ departures: [], price_from: null });
});

test("the price is the lowest of the departures with seats that are left", () => {
  const [first, ...others] = page.tours[0]!.departures;
  const priced = (amount: number, start_date: string, seats_left: number) => ({
    ...first!,
    start_date,
    seats_left,
    prices: [{ option_id: "a", price: { amount, currency: "RUB" as const } }],
  });
  expect(others.length).toBeGreaterThan(0);
  const tour = {
    ...page.tours[0]!,
    departures: [
      priced(100, "2027-01-10", 3),
      priced(200, "2027-02-10", 0),
      priced(300, "2027-03-10", 3),
    ],
  };
  const priceOn = (day: string) =>
    seePageOn({ ...page, tours: [tour] }, day, moscow).tours[0]?.price_from?.amount;
  expect(["2027-01-01", "2027-02-01", "2027-04-01"].map(priceOn)).toEqual([100, 300, undefined]);
});

test("a block of a season is measured by the day that is looked at", () => {
  const shown = {
    when: "period" as const,
    from: "2027-06-01T00:00:00.000Z",
    until: "2027-06-03T00:00:00.000Z",
  };
  expect(isShownOn({ shown }, seePageOn(page, "2027-06-02", moscow))).toBe(true);
  expect(isShownOn({ shown }, seePageOn(page, "2027-06-04", moscow))).toBe(false);
});

test("the day's noon is that of the organiser's clocks", () => {
  // Ten in the morning at Moscow, and already two in the afternoon in Barnaul, four hours ahead.
  const shown = { when: "period" as const, from: null, until: "2027-06-03T07:00:00.000Z" };
  expect(isShownOn({ shown }, seePageOn(page, "2027-06-03", moscow))).toBe(false);
  expect(isShownOn({ shown }, seePageOn(page, "2027-06-03", "Asia/Barnaul"))).toBe(true);
});
