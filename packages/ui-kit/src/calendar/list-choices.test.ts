import { expect, test } from "vitest";
import { listMonths, listYears } from "./list-choices.ts";

const years = (day: string, min = "0001-01-01", max = "9999-12-31") =>
  listYears(day, min, max).map((date) => Number(date.slice(0, 4)));

test("years reach back beyond any birth date, and some years ahead", () => {
  const all = years("2026-06-01");
  expect(all[0]).toBe(1905);
  expect(all).toContain(1957);
  expect(all.at(-1)).toBe(2079);
  expect(all).toHaveLength(175);
});

test("years end at the bounds, in whole rows", () => {
  expect(years("2026-06-01", "2026-06-10", "2027-08-31")).toEqual([2025, 2026, 2027, 2028, 2029]);
  expect(years("9999-06-01").at(-1)).toBe(9999);
  expect(years("0003-06-01")[0]).toBe(1);
  // Bounds the wrong way round leave the year that is shown.
  expect(years("2026-06-01", "2030-01-01", "2020-01-01")).toContain(2026);
});

test("a year has twelve months", () => {
  expect(listMonths("1957-10-04")).toHaveLength(12);
  expect(listMonths("9999-10-04").at(-1)).toBe("9999-12-01");
});
