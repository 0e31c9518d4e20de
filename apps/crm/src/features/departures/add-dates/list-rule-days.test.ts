import { expect, test } from "vitest";
import { listRuleDays } from "./list-rule-days.ts";

const june = { from: "2027-06-01", to: "2027-06-30" };

test("every Friday of a month", () => {
  expect(listRuleDays({ every: 1, weekdays: [5], ...june }, 100)).toEqual([
    ...["2027-06-04", "2027-06-11", "2027-06-18", "2027-06-25"],
  ]);
});

test("every second week is counted from the week of the first day, with all its days", () => {
  expect(listRuleDays({ every: 2, weekdays: [7, 1], ...june }, 100)).toEqual([
    ...["2027-06-06", "2027-06-14", "2027-06-20", "2027-06-28"],
  ]);
});

test("both ends belong to it, also over a new year and the end of a February", () => {
  const whole = { every: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  expect(listRuleDays({ ...whole, from: "2027-12-31", to: "2028-01-01" }, 9)).toHaveLength(2);
  expect(listRuleDays({ ...whole, from: "2028-02-28", to: "2028-03-01" }, 9)).toHaveLength(3);
});

test("nothing comes of no weekday, of an end before the start, and of no weeks", () => {
  expect(listRuleDays({ every: 1, weekdays: [], ...june }, 100)).toEqual([]);
  expect(listRuleDays({ every: 0, weekdays: [5], ...june }, 100)).toEqual([]);
  const back = { from: june.to, to: june.from };
  expect(listRuleDays({ every: 1, weekdays: [5], ...back }, 100)).toEqual([]);
});

test("a far end gives no more than the limit", () => {
  const rule = { every: 1, weekdays: [1, 5], from: "2027-01-01", to: "9000-01-01" };
  expect(listRuleDays(rule, 7)).toHaveLength(7);
});
