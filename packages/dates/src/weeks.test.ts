import { expect, test } from "vitest";
import { addDays } from "./add-and-count.ts";
import { endOfMonth, listMonthWeeks, readWeekDay, startOfMonth, startOfWeek } from "./weeks.ts";

test("the first and last day of a month are found", () => {
  expect(startOfMonth("2026-02-17")).toBe("2026-02-01");
  expect(endOfMonth("2026-02-17")).toBe("2026-02-28");
  expect(endOfMonth("2024-02-01")).toBe("2024-02-29");
});

test("weeks start on the requested day", () => {
  expect(readWeekDay("2026-06-07")).toBe(7);
  for (let first = 1; first <= 7; first += 1) {
    const start = startOfWeek("2026-06-10", first);
    expect(readWeekDay(start)).toBe(first);
    expect(start <= "2026-06-10" && "2026-06-10" < addDays(start, 7)).toBe(true);
  }
});

test("a month's weeks are complete, and contain each of its days once", () => {
  expect(listMonthWeeks("2027-02-14", 1)).toHaveLength(4);
  expect(listMonthWeeks("2026-08-01", 1)).toHaveLength(6);
  expect(listMonthWeeks("2026-06-10", 7)[0]?.[0]).toBe("2026-05-31");
  expect(listMonthWeeks("2026-06-10", 1).at(-1)?.at(-1)).toBe("2026-07-05");
  // The ends of the years that days can be of.
  expect(listMonthWeeks("0001-01-01", 7).flat()).toContain("0001-01-31");
  expect(listMonthWeeks("9999-12-31", 1).flat()).toContain("9999-12-01");
});
