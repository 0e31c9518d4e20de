import { addHours } from "date-fns/addHours";
import { expect, test } from "vitest";
import { isTimeZone, readToday } from "./today.ts";

test("one instant is two days in two time zones", () => {
  const instant = new Date("2026-06-10T20:00:00Z");
  expect(readToday("Asia/Kamchatka", instant)).toBe("2026-06-11");
  expect(readToday("America/New_York", instant)).toBe("2026-06-10");
});

/** The last and the first moment of days around which the clocks are put forward or back. */
const midnights: [zone: string, instant: string, day: string][] = [
  ["Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"],
  ["Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
  ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
  ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
  ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
  // Half an hour.
  ["Australia/Lord_Howe", "2026-04-04T13:00:00Z", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-04-05T13:30:00Z", "2026-04-06"],
  ["Australia/Lord_Howe", "2026-10-03T13:30:00Z", "2026-10-04"],
  ["Australia/Lord_Howe", "2026-10-04T13:00:00Z", "2026-10-05"],
  // The day begins at one o'clock: there is no midnight.
  ["America/Santiago", "2026-09-06T04:00:00Z", "2026-09-06"],
  // The day ends twice.
  ["America/Santiago", "2026-04-05T04:00:00Z", "2026-04-05"],
];

test.each(midnights)("in %s the day that begins at %s is %s", (zone, instant, day) => {
  const first = new Date(instant);
  expect(readToday(zone, first)).toBe(day);
  expect(readToday(zone, new Date(first.getTime() - 1)) < day).toBe(true);
});

test("every time zone's day is the one that Intl shows, all through 2026", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  expect(zones.length).toBeGreaterThan(400);
  for (const zone of zones) {
    const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
    const wrong: string[] = [];
    // 101 hours: every time of day comes by, before and after each change of the clocks.
    for (let at = new Date("2026-01-01T00:30:00Z"); at.getUTCFullYear() === 2026;) {
      if (readToday(zone, at) !== shown.format(at)) wrong.push(`${zone} ${at.toISOString()}`);
      at = addHours(at, 101);
    }
    expect(wrong).toEqual([]);
  }
});

test("the device's time zone is the default", () => {
  const before = process.env["TZ"];
  process.env["TZ"] = "Pacific/Kiritimati";
  expect(readToday(undefined, new Date("2026-06-10T11:00:00Z"))).toBe("2026-06-11");
  process.env["TZ"] = before;
});

test("an unknown time zone is told apart from a known one", () => {
  expect(isTimeZone("Europe/Moscow")).toBe(true);
  for (const zone of ["Mars/Olympus", "", null, 3, {}]) expect(isTimeZone(zone)).toBe(false);
  expect(() => readToday("Mars/Olympus")).toThrow(RangeError);
});
