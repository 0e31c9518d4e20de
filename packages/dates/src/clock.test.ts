import { expect, test } from "vitest";
import { fromClock, readClock } from "./clock.ts";

test("a time of the day is an instant by the clocks of its place", () => {
  const there = fromClock("2027-05-01", "09:30", "Asia/Barnaul");
  expect(there.toISOString()).toBe("2027-05-01T02:30:00.000Z");
  expect(readClock(there, "Asia/Barnaul")).toBe("09:30");
  expect(readClock(there, "Asia/Kamchatka")).toBe("14:30");
});

test("clocks that are put forward or back keep the time of the day", () => {
  expect(fromClock("2027-03-27", "12:00", "Europe/Berlin").getUTCHours()).toBe(11);
  expect(fromClock("2027-03-29", "12:00", "Europe/Berlin").getUTCHours()).toBe(10);
});
