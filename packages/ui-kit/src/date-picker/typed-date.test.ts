import { expect, test } from "vitest";
import { describePattern, formatRange, parseTyped } from "./typed-date.ts";

const day = (date: string) => ({ from: date, to: date });

test("dates are typed in the language's order, or as yyyy-MM-dd", () => {
  expect(parseTyped("06/01/2026", "en-US", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("01.06.2026", "ru-RU", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("1.6.26", "ru-RU", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("1 6 2026", "ru-RU", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("2026-06-01", "ru-RU", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("01062026", "ru-RU", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("060126", "en-US", false)).toEqual(day("2026-06-01"));
  expect(parseTyped("20260601", "ja-JP", false)).toEqual(day("2026-06-01"));
});

test("what is not a whole date that exists is none", () => {
  for (const text of ["", "1.6", "31.02.2026", "01.13.2026", "1.6.202", "soon", "1.6.2026 1"]) {
    expect(parseTyped(text, "ru-RU", false), text).toBeNull();
  }
  expect(parseTyped("01.06.2026", "ru-RU", true)).toBeNull();
});

test("a range is two dates in either order", () => {
  const range = { from: "2026-06-01", to: "2026-06-08" };
  expect(parseTyped("01.06.2026 – 08.06.2026", "ru-RU", true)).toEqual(range);
  expect(parseTyped("8.6.2026-1.6.2026", "ru-RU", true)).toEqual(range);
  expect(parseTyped("0106202608062026", "ru-RU", true)).toEqual(range);
});

test("what is shown can be typed back", () => {
  const range = { from: "2026-06-01", to: "2026-07-08" };
  for (const code of ["en-US", "en-GB", "ru-RU", "de-DE", "ja-JP", "ko-KR"]) {
    expect(parseTyped(formatRange(range, code, true), code, true), code).toEqual(range);
  }
  expect(formatRange({ from: null, to: null }, "en-US", true)).toBe("");
  expect(formatRange({ from: "2026-06-01", to: null }, "en-US", true)).toBe("06/01/2026 –");
});

test("the pattern to type is shown in the language's order", () => {
  const letters = { day: "ДД", month: "ММ", year: "ГГГГ" };
  expect(describePattern("ru-RU", letters)).toBe("ДД.ММ.ГГГГ");
  expect(describePattern("en-US", { day: "DD", month: "MM", year: "YYYY" })).toBe("MM/DD/YYYY");
});
