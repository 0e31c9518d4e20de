import { expect, test } from "vitest";
import { nameZone, sayMoment, sayMomentThere } from "./say-moment.ts";

const instant = "2027-02-01T03:00:00Z";
const now = new Date("2027-01-20T00:00:00Z");

test("a moment is said by the clocks of the zone, with the year where it is another", () => {
  expect(sayMoment(instant, "Asia/Barnaul", { now })).toBe("1 февраля в 10:00");
  expect(sayMoment(instant, "Europe/Moscow", { now })).toBe("1 февраля в 06:00");
  expect(sayMoment(instant, "Asia/Barnaul", { now: new Date("2026-12-01") })).toBe(
    "1 февраля 2027 в 10:00",
  );
});

test("read back it names the day of the week", () => {
  expect(sayMoment(instant, "Asia/Barnaul", { now, isFull: true })).toBe(
    "понедельник, 1 февраля в 10:00",
  );
});

test.each([
  ["Asia/Barnaul", "UTC+7", "МСК+4"],
  ["Europe/Moscow", "UTC+3", "МСК"],
  ["Europe/Kaliningrad", "UTC+2", "МСК−1"],
  ["Asia/Kolkata", "UTC+5:30", "МСК+2:30"],
  ["UTC", "UTC", "МСК−3"],
])("the zone %s is %s and %s", (zone, offset, fromMoscow) => {
  expect(nameZone(zone, now)).toEqual({ offset, fromMoscow });
});

test.each([
  ["Europe/Moscow", "30 ноября в 22:01 по Москве"],
  ["Europe/Minsk", "30 ноября в 22:01 по Москве"],
  ["Asia/Barnaul", "1 декабря в 02:01 (МСК+4)"],
  ["Europe/Kaliningrad", "30 ноября в 21:01 (МСК−1)"],
])("a moment in %s is %s: a zone is said as people here say it", (zone, words) => {
  const said = sayMomentThere("2026-11-30T19:01:00Z", zone, { now: new Date("2026-11-30") });
  expect(said.replaceAll("\u00a0", " ")).toBe(words);
});
