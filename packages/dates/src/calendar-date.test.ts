import fc from "fast-check";
import { expect, test } from "vitest";
import { fromDate, isCalendarDate, toDate } from "./calendar-date.ts";

test("only existing days are dates", () => {
  for (const day of ["2024-02-29", "0001-01-01", "9999-12-31", "1957-10-04"]) {
    expect(isCalendarDate(day), day).toBe(true);
  }
  const others = ["", "2026-02-29", "2026-02-31", "2026-13-01", "2026-6-1", "today", "0000-01-01"];
  for (const text of [...others, "2026-06-01T00:00", " 2026-06-01", "２０２６-06-01"]) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

test("only a text can be a date, and the check never throws", () => {
  for (const value of [null, undefined, 20_260_601, new Date(), {}, ["2026-06-01"]]) {
    expect(isCalendarDate(value)).toBe(false);
  }
  fc.assert(fc.property(fc.anything(), (value) => typeof isCalendarDate(value) === "boolean"));
});

test("a day survives the conversion to a Date and back in every time zone", () => {
  const before = process.env["TZ"];
  for (const zone of ["UTC", "Pacific/Apia", "America/Sao_Paulo", "Asia/Kolkata"]) {
    process.env["TZ"] = zone;
    for (const day of ["0001-01-01", "1900-03-01", "2018-11-04", "2026-03-29", "9999-12-31"]) {
      expect(fromDate(toDate(day)), `${day} in ${zone}`).toBe(day);
    }
  }
  process.env["TZ"] = before;
});
