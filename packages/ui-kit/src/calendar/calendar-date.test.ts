import { expect, test } from "vitest";
import { addDays, addMonths, countMonths, isCalendarDate, readToday } from "./calendar-date.ts";
import { moveByKey } from "./calendar-keys.ts";
import { formatMonth, readFirstWeekDay } from "./date-format.ts";

test("only days that exist are dates", () => {
  expect(isCalendarDate("2024-02-29")).toBe(true);
  expect(isCalendarDate("2026-02-29")).toBe(false);
  expect(isCalendarDate("2026-13-01")).toBe(false);
  expect(isCalendarDate("2026-6-1")).toBe(false);
  expect(isCalendarDate("today")).toBe(false);
});

test("days and months are added over the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  expect(countMonths("2025-11-30", "2026-02-01")).toBe(3);
});

test("one instant is two days in two time zones", () => {
  const instant = new Date("2026-06-10T20:00:00Z");
  expect(readToday("Asia/Kamchatka", instant)).toBe("2026-06-11");
  expect(readToday("America/New_York", instant)).toBe("2026-06-10");
});

test("each key of the practices' date grid moves as they say", () => {
  const move = (key: string, shiftKey = false, isRightToLeft = false) =>
    moveByKey("2026-06-10", { key, shiftKey }, 1, isRightToLeft);
  expect(move("ArrowRight")).toBe("2026-06-11");
  expect(move("ArrowLeft")).toBe("2026-06-09");
  expect(move("ArrowRight", false, true)).toBe("2026-06-09");
  expect(move("ArrowDown")).toBe("2026-06-17");
  expect(move("ArrowUp")).toBe("2026-06-03");
  expect(move("Home")).toBe("2026-06-08");
  expect(move("End")).toBe("2026-06-14");
  expect(move("PageDown")).toBe("2026-07-10");
  expect(move("PageUp")).toBe("2026-05-10");
  expect(move("PageDown", true)).toBe("2027-06-10");
  expect(move("PageUp", true)).toBe("2025-06-10");
  expect(move("a")).toBeNull();
});

test("weeks and months are named by the language", () => {
  expect(readFirstWeekDay("en-US")).toBe(7);
  expect(readFirstWeekDay("ru-RU")).toBe(1);
  expect(formatMonth("2026-06-01", "en-US")).toBe("June 2026");
  expect(formatMonth("2026-06-01", "ru-RU")).toBe("Июнь 2026");
});
