import { expect, test } from "vitest";
import { resolveBound } from "./calendar-bounds.ts";
import { buildMonth, chooseInRange, EMPTY_RANGE } from "./calendar-model.ts";

const rules = {
  today: "2026-06-10",
  min: "2026-06-05",
  max: "2026-06-20",
  marked: new Set(["2026-06-12"]),
};
const find = (date: string) =>
  buildMonth("2026-06-01", 7, rules)
    .flat()
    .find((day) => day.value === date);

test("a day carries the entity's fields", () => {
  expect(find("2026-06-10")).toEqual({
    value: "2026-06-10",
    day: 10,
    weekDay: 3,
    isSameMonth: true,
    isToday: true,
    isDisabled: false,
    isMarked: false,
  });
  expect(find("2026-06-12")).toMatchObject({ isMarked: true, isToday: false });
});

test("bounds are included, days beyond them are disabled", () => {
  expect(find("2026-06-05")?.isDisabled).toBe(false);
  expect(find("2026-06-04")?.isDisabled).toBe(true);
  expect(find("2026-06-20")?.isDisabled).toBe(false);
  expect(find("2026-06-21")?.isDisabled).toBe(true);
});

test("weeks start on the requested day and are filled up from the neighbouring months", () => {
  const sunday = buildMonth("2026-06-01", 7, rules);
  expect(sunday[0]?.[0]).toMatchObject({ value: "2026-05-31", weekDay: 7, isSameMonth: false });
  const monday = buildMonth("2026-06-01", 1, rules);
  expect(monday[0]?.[0]).toMatchObject({ value: "2026-06-01", weekDay: 1, isSameMonth: true });
  expect(monday.at(-1)?.[6]?.value).toBe("2026-07-05");
  expect(buildMonth("2027-02-01", 1, rules)).toHaveLength(4);
  expect(buildMonth("2026-08-01", 1, rules)).toHaveLength(6);
});

test("'today' as a bound is the current day, and no bound while the day is unknown", () => {
  expect(resolveBound("today", "2026-06-10")).toBe("2026-06-10");
  expect(resolveBound("today", null)).toBeUndefined();
  expect(resolveBound("2026-01-02", null)).toBe("2026-01-02");
  expect(resolveBound("2026-02-31", null)).toBeUndefined();
});

test("two clicks make a range in either order, the third starts a new one", () => {
  const first = chooseInRange(EMPTY_RANGE, "2026-06-10");
  expect(first).toEqual({ from: "2026-06-10", to: null });
  expect(chooseInRange(first, "2026-06-14")).toEqual({ from: "2026-06-10", to: "2026-06-14" });
  expect(chooseInRange(first, "2026-06-07")).toEqual({ from: "2026-06-07", to: "2026-06-10" });
  const whole = { from: "2026-06-10", to: "2026-06-14" };
  expect(chooseInRange(whole, "2026-06-12")).toEqual({ from: "2026-06-12", to: null });
});

test("no days come after the last possible day", () => {
  const last = buildMonth("9999-12-01", 1, { today: null }).flat();
  expect(last.filter((day) => day.isSameMonth)).toHaveLength(31);
  expect(last.filter((day) => !day.isSameMonth && !day.isDisabled)).toHaveLength(2);
});
