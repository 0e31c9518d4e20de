import { expect, test } from "vitest";
import { nameZone, sayMoment } from "./moment.ts";

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

test("a zone is named after its place, with the offset", () => {
  expect(nameZone("Asia/Barnaul", now)).toEqual({ place: "Барнаул", offset: "GMT+7" });
  expect(nameZone("Europe/Moscow", now)).toEqual({ place: "Москва", offset: "GMT+3" });
});
