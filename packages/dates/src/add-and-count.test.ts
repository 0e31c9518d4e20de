import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, countDays, countMonths } from "./add-and-count.ts";

const someDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays("1900-01-01", days));

test("days and months are added across the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(addDays("0001-01-01", 400)).toBe("0002-02-05");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  expect(addMonths("0001-02-01", -1)).toBe("0001-01-01");
});

test("days and months between dates are counted", () => {
  expect(countDays("2027-03-27", "2027-03-29")).toBe(2);
  expect(countDays("2027-05-02", "2027-05-01")).toBe(-1);
  expect(countMonths("2025-11-30", "2026-02-01")).toBe(3);
});

test("adding and counting agree in every time zone", () => {
  const before = process.env["TZ"];
  for (const zone of ["UTC", "Australia/Lord_Howe", "America/Santiago", "Europe/Dublin"]) {
    process.env["TZ"] = zone;
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const moved = addDays(day, count);
        return countDays(day, moved) === count && addDays(moved, -count) === day;
      }),
      { numRuns: 500 },
    );
  }
  process.env["TZ"] = before;
});
