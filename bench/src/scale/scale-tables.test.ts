import { expect, test } from "vitest";
import { describeGoal, makeKindsTable } from "./scale-tables.ts";
import type { Measured } from "./measure-kinds.ts";

const measured = (median: number): Measured => ({
  ...{ median, p95: median * 2, rate: 100, cpu: 10, clientShare: 0.25 },
});
const by = (few: number, many: number) =>
  new Map([
    [8, measured(few)],
    [32, measured(many)],
  ]);
const result = {
  title: "one process",
  kinds: [
    { title: "/health/live, the floor", by: by(2, 8) },
    { title: "five filters", by: by(20, 80) },
    { title: "bookings", by: by(50, 200) },
  ],
  starts: [],
  seen: [],
};

test("each kind is a ratio to the floor of as many clients, with the goal of this size beside it", () => {
  const { rows } = makeKindsTable({ ...result, hasGoals: true }, 100_000);
  expect(rows).toEqual([
    [
      "/health/live, the floor",
      "2.0 ms",
      "4.0 ms",
      "",
      "1.00x",
      "8.0 ms",
      "16.0 ms",
      "1.00x",
      "25%",
    ],
    [
      "five filters",
      "20.0 ms",
      "40.0 ms",
      "30 ms, 1.33x",
      "10.00x",
      "80.0 ms",
      "160.0 ms",
      "10.00x",
      "25%",
    ],
    ["bookings", "50.0 ms", "100.0 ms", "", "25.00x", "200.0 ms", "400.0 ms", "25.00x", "25%"],
  ]);
});

test("another arrangement or size has no goal", () => {
  const goalOf = (hasGoals: boolean, tours: number) =>
    makeKindsTable({ ...result, hasGoals }, tours).rows[1]![3];
  expect(goalOf(false, 100_000)).toBe("");
  expect(goalOf(true, 10_000)).toBe("");
  expect(goalOf(true, 1_000_000)).toBe("50 ms");
});

test("a goal says by how much it was missed, and no more where it was met", () => {
  expect(describeGoal(30, 30)).toBe("30 ms");
  expect(describeGoal(30, 45)).toBe("30 ms, 1.50x");
  expect(describeGoal(undefined, 45)).toBe("");
});
