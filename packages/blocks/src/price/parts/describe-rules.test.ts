import { expect, test } from "vitest";
import { describeRules } from "./describe-rules.ts";

const say = (...rules: [days_before: number, refund_percent: number][]) =>
  describeRules(
    rules.map(([days_before, refund_percent]) => ({ days_before, refund_percent })),
  ).map(({ when, what }) => `${when}: ${what}`.replaceAll("\u00a0", " "));

test("cancellation rules follow each other without gaps", () => {
  expect(say([30, 100], [14, 50], [0, 0])).toEqual([
    "За 30 дней и раньше: вернём всё",
    "За 14–29 дней: вернём 50 %",
    "Меньше чем за 14 дней: не возвращаем",
  ]);
});

test("a single day is not a range, and a single rule needs no period", () => {
  expect(say([2, 100], [1, 50], [0, 0])[1]).toBe("За 1 день: вернём 50 %");
  expect(say([0, 100])).toEqual(["До самого выезда: вернём всё"]);
});

test("what comes after the last rule is said, too", () => {
  expect(say([21, 100])).toEqual([
    "За 21 день и раньше: вернём всё",
    "Меньше чем за 21 день: не возвращаем",
  ]);
  expect(say()).toEqual([]);
});
