import { expect, test } from "vitest";
import { formatInstant } from "./format-instant.ts";

test.each([
  ["Europe/Moscow", "30 ноября в 22:01 по Москве"],
  ["Europe/Minsk", "30 ноября в 22:01 по Москве"],
  ["Asia/Barnaul", "1 декабря в 02:01 (МСК+4)"],
  ["Europe/Kaliningrad", "30 ноября в 21:01 (МСК−1)"],
])("an instant in %s is %s: a zone is said as people here say it", (zone, words) => {
  expect(formatInstant("2026-11-30T19:01:00Z", zone).replaceAll("\u00a0", " ")).toBe(words);
});
