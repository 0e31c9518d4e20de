import { expect, test } from "vitest";
import { addHours, countHours } from "./instants.ts";

const instant = new Date("2027-03-28T00:30:00Z");

test("hours are added to an instant and counted, whatever clocks are put forward meanwhile", () => {
  const before = process.env["TZ"];
  for (const zone of ["UTC", "Europe/Berlin", "Australia/Lord_Howe"]) {
    process.env["TZ"] = zone;
    expect(addHours(instant, 2).toISOString()).toBe("2027-03-28T02:30:00.000Z");
    expect(addHours(instant, -1).toISOString()).toBe("2027-03-27T23:30:00.000Z");
    expect(countHours(instant, addHours(instant, 168))).toBe(168);
  }
  process.env["TZ"] = before;
});

test("parts of an hour count; of a broken instant nothing is known", () => {
  expect(countHours(instant, new Date("2027-03-28T03:15:00Z"))).toBe(2.75);
  expect(countHours(instant, new Date("2027-03-28T00:00:00Z"))).toBe(-0.5);
  expect(countHours(new Date(""), instant)).toBeNaN();
});
