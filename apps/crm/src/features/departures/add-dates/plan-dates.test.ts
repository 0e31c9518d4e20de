import type { EditedDeparture } from "@tour/api";
import { expect, test } from "vitest";
import { lastDeparture, planDates } from "./plan-dates.ts";

const there = (start_date: string, over: object = {}) =>
  ({ start_date, start_time: null, status: "open", ...over }) as EditedDeparture;

test("each date is as long as the tour, over the end of a month too, and none stands twice", () => {
  const days = ["2027-06-30", "2027-06-04", "2027-06-30"];
  expect(planDates(days, 3, [], null)).toEqual([
    { start_date: "2027-06-04", end_date: "2027-06-06", isThere: false },
    { start_date: "2027-06-30", end_date: "2027-07-02", isThere: false },
  ]);
});

test("a day that the tour leaves on already is marked; a canceled date and another hour leave it free", () => {
  const taken = [
    there("2027-06-04"),
    there("2027-06-11", { status: "canceled" }),
    there("2027-06-18", { start_time: "09:00" }),
  ];
  const days = ["2027-06-04", "2027-06-11", "2027-06-18"];
  const marks = (time: string | null) => planDates(days, 1, taken, time).map((one) => one.isThere);
  expect(marks(null)).toEqual([true, false, false]);
  expect(marks("09:00")).toEqual([false, false, true]);
});

test("the last date is the latest that was not canceled", () => {
  const dates = [
    there("2027-07-01", { status: "canceled" }),
    there("2027-06-01"),
    there("2027-05-01"),
  ];
  expect(lastDeparture(dates)?.start_date).toBe("2027-06-01");
  expect(lastDeparture([])).toBeUndefined();
});
