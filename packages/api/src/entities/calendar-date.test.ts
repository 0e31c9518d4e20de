import * as v from "valibot";
import { expect, test } from "vitest";
import { dateSchema } from "./calendar-date.ts";

test.each(["2026-02-28", "2028-02-29", "0001-01-01", "9999-12-31"])("%s is a date", (text) => {
  expect(v.is(dateSchema, text)).toBe(true);
});

test.each([
  "2026-02-30",
  "2026-02-29",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "0000-01-01",
  "2026-1-1",
  "2026-01-01T00:00",
  " 2026-01-01",
  "",
])("%j is not a date", (text) => {
  expect(v.is(dateSchema, text)).toBe(false);
});
