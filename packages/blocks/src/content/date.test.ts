import * as v from "valibot";
import { expect, test } from "vitest";
import { messages } from "../texts/messages.ts";
import { calendarDate, isCalendarDate } from "./date.ts";

test("only days that are in the calendar are dates", () => {
  expect(isCalendarDate("2028-02-29")).toBe(true);
  expect(isCalendarDate("2027-02-29")).toBe(false);
  expect(isCalendarDate("2027-13-01")).toBe(false);
  expect(isCalendarDate("12 мая 2027")).toBe(false);
});

test("a date may be left out, but not be wrong", () => {
  const schema = calendarDate({ label: "Дата" });
  expect(v.safeParse(schema, "").success).toBe(true);
  expect(v.safeParse(schema, "вчера").issues?.[0].message).toBe(messages.date);
});
