import { readToday } from "@tour/dates";
import { expect, test } from "vitest";
import { showToday } from "./use-today.ts";

const instants = ["2026-06-10T20:00:00Z", "2026-12-31T11:30:00Z", "2027-01-01T00:10:00Z"];

test("in every time zone the day is the one that is calculated", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (const instant of instants.map((text) => new Date(text))) {
      expect(showToday(zone, instant), `${zone} ${instant.toISOString()}`).toBe(
        readToday(zone, instant),
      );
    }
  }
});

test.each(["Mars/Olympus", "", null as never, {} as never])(
  "in %j, which is no time zone, it is the device's day",
  (zone) => {
    const now = new Date(2026, 5, 10, 12);
    expect(showToday(zone, now)).toBe("2026-06-10");
  },
);
