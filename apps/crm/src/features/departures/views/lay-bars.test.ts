import { expect, test } from "vitest";
import { countLanes, layBars } from "./lay-bars.ts";

const span = (start_date: string, end_date: string) => ({ start_date, end_date });
const week = span("2027-05-03", "2027-05-09");

test("bars that meet lie under each other, and a line is taken again once it is free", () => {
  const bars = layBars(
    [
      span("2027-05-06", "2027-05-07"),
      span("2027-05-03", "2027-05-05"),
      span("2027-05-04", "2027-05-06"),
    ],
    week,
  );
  expect(bars.map(({ offset, days, lane }) => [offset, days, lane])).toEqual([
    [0, 3, 0],
    [1, 3, 1],
    [3, 2, 0],
  ]);
  expect(countLanes(bars)).toBe(2);
});

test("a trip that begins before or ends after is cut and says so, and others are left out", () => {
  const bars = layBars(
    [
      span("2027-04-30", "2027-05-03"),
      span("2027-05-09", "2027-05-12"),
      span("2027-05-10", "2027-05-11"),
    ],
    week,
  );
  expect(bars).toMatchObject([
    { offset: 0, days: 1, isCutBefore: true, isCutAfter: false },
    { offset: 6, days: 1, isCutBefore: false, isCutAfter: true },
  ]);
});

test("a short trip keeps the room that its words take", () => {
  const spans = [span("2027-05-03", "2027-05-03"), span("2027-05-05", "2027-05-05")];
  expect(layBars(spans, week, 3).map(({ lane }) => lane)).toEqual([0, 1]);
  expect(countLanes([])).toBe(0);
});
