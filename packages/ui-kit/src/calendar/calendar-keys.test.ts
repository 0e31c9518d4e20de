import { expect, test } from "vitest";
import { moveByKey } from "./calendar-keys.ts";
import { countMonthsByKey } from "./choice-keys.ts";

test("each key moves as in the date grid of the ARIA practices", () => {
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

test("keys among months go by month, row and year, and among years by year, row and page", () => {
  const inMonths = (key: string) => countMonthsByKey(key, 6, "months", false);
  expect(["ArrowRight", "ArrowDown", "PageUp", "Home", "End"].map(inMonths)).toEqual([
    1, 3, -12, -5, 6,
  ]);
  const inYears = (key: string) => countMonthsByKey(key, 6, "years", false);
  expect(["ArrowLeft", "ArrowUp", "PageDown", "Home", "End"].map(inYears)).toEqual([
    -12,
    -60,
    300,
    -Infinity,
    Infinity,
  ]);
  expect(countMonthsByKey("ArrowRight", 6, "years", true)).toBe(-12);
  expect(inMonths("Enter")).toBeNull();
});
