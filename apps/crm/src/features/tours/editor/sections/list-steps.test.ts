import { expect, it } from "vitest";
import { listSteps } from "./list-steps.ts";

it("puts the rules in their order in time, and ends with the last day", () => {
  expect(
    listSteps([
      { days_before: 7, refund_percent: 50 },
      { days_before: 30, refund_percent: 100 },
    ]),
  ).toEqual([
    { days_before: 30, refund_percent: 100 },
    { days_before: 7, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ]);
});

it("keeps a rule for the last day as it is, and leaves out what is half typed or said twice", () => {
  expect(
    listSteps([
      { days_before: 0, refund_percent: 20 },
      { days_before: 0, refund_percent: 90 },
      { refund_percent: 100 },
    ]),
  ).toEqual([{ days_before: 0, refund_percent: 20 }]);
});

it("draws nothing where there is no rule", () => {
  expect(listSteps([])).toEqual([]);
});
