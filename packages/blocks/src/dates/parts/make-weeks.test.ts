import { expect, test } from "vitest";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { makeWeeks } from "./make-weeks.ts";

const view = (id: number, start: string, end: string, rest: Partial<DepartureView> = {}) => ({
  id,
  start,
  end,
  state: "open" as const,
  seatsLeft: 5,
  price: null,
  hasSeveralPrices: false,
  ...rest,
});

const find = (weeks: ReturnType<typeof makeWeeks>, day: number) =>
  weeks.flat().find((entry) => entry?.day === day);

test("a month begins on its weekday, Monday first, and every week has seven days", () => {
  const weeks = makeWeeks("2027-05", []);
  expect(weeks[0]?.map((entry) => entry?.day ?? 0)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test("February of a leap year has 29 days", () => {
  expect(makeWeeks("2028-02", []).flat().filter(Boolean)).toHaveLength(29);
});

test("a departure marks all its days and knows its first and last", () => {
  const weeks = makeWeeks("2027-05", [view(1, "2027-05-09", "2027-05-15")]);
  expect(find(weeks, 9)).toMatchObject({ isStart: true, isEnd: false, departure: { id: 1 } });
  expect(find(weeks, 15)).toMatchObject({ isStart: false, isEnd: true });
  expect(find(weeks, 16)?.departure).toBeNull();
});

test("a departure runs over into the next month", () => {
  const weeks = makeWeeks("2027-07", [view(1, "2027-06-27", "2027-07-03")]);
  expect(find(weeks, 1)).toMatchObject({ isStart: false, departure: { id: 1 } });
  expect(find(weeks, 4)?.departure).toBeNull();
});

test("where departures overlap, the one that starts comes first, then one that can be booked", () => {
  const full = view(1, "2027-05-01", "2027-05-10", { state: "full", seatsLeft: 0 });
  const open = view(2, "2027-05-05", "2027-05-12");
  const weeks = makeWeeks("2027-05", [full, open]);
  expect(find(weeks, 1)?.departure?.id).toBe(1);
  expect(find(weeks, 7)?.departure?.id).toBe(2);
  expect(find(weeks, 5)).toMatchObject({ isStart: true, departure: { id: 2 } });
});
