import { expect, test } from "vitest";
import { describePattern, formatRange, parseTyped } from "./typed-date.ts";

const day = (date: string) => ({ from: date, to: date });

test("dates are typed in the language's order, or as yyyy-MM-dd", () => {
  expect(parseTyped("06/01/2026", { code: "en-US", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("01.06.2026", { code: "ru-RU", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("1.6.26", { code: "ru-RU", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("1 6 2026", { code: "ru-RU", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("2026-06-01", { code: "ru-RU", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("01062026", { code: "ru-RU", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("060126", { code: "en-US", isRange: false })).toEqual(day("2026-06-01"));
  expect(parseTyped("20260601", { code: "ja-JP", isRange: false })).toEqual(day("2026-06-01"));
});

test("an incomplete or impossible date is not a date", () => {
  for (const text of ["", "1.6", "31.02.2026", "01.13.2026", "1.6.202", "soon", "1.6.2026 1"]) {
    expect(parseTyped(text, { code: "ru-RU", isRange: false }), text).toBeNull();
  }
  expect(parseTyped("01.06.2026", { code: "ru-RU", isRange: true })).toBeNull();
});

test("a range is two dates in either order", () => {
  const range = { from: "2026-06-01", to: "2026-06-08" };
  expect(parseTyped("01.06.2026 – 08.06.2026", { code: "ru-RU", isRange: true })).toEqual(range);
  expect(parseTyped("8.6.2026-1.6.2026", { code: "ru-RU", isRange: true })).toEqual(range);
  expect(parseTyped("0106202608062026", { code: "ru-RU", isRange: true })).toEqual(range);
});

test("what is shown can be typed back", () => {
  const range = { from: "2026-06-01", to: "2026-07-08" };
  for (const code of ["en-US", "en-GB", "ru-RU", "de-DE", "ja-JP", "ko-KR", "th-TH", "fa-IR"]) {
    expect(parseTyped(formatRange(range, code, true), { code, isRange: true }), code).toEqual(
      range,
    );
  }
  expect(formatRange({ from: null, to: null }, "en-US", true)).toBe("");
  expect(formatRange({ from: "2026-06-01", to: null }, "en-US", true)).toBe("06/01/2026 –");
});

test("the input pattern is shown in the language's order", () => {
  const letters = { day: "ДД", month: "ММ", year: "ГГГГ" };
  expect(describePattern("ru-RU", letters)).toBe("ДД.ММ.ГГГГ");
  expect(describePattern("en-US", { day: "DD", month: "MM", year: "YYYY" })).toBe("MM/DD/YYYY");
});

test("a two-digit year is the nearest allowed one", () => {
  const typed = (text: string, max?: string) =>
    parseTyped(text, { code: "ru-RU", isRange: false, max })?.from;
  expect(typed("14.03.57")).toBe("2057-03-14");
  expect(typed("14.03.57", "2026-06-10")).toBe("1957-03-14");
  expect(typed("14.03.25", "2026-06-10")).toBe("2025-03-14");
  // Beyond the bound either way: left as it is, for the field to refuse.
  expect(typed("14.03.57", "1900-01-01")).toBe("2057-03-14");
});
