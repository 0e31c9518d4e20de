import { expect, test } from "vitest";
import { addCounts, countTests, describeCounts } from "./vitest-report.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const report = (testResults: ReturnType<typeof file>[], overrides = {}) => {
  const count = (wanted: string) =>
    testResults.flatMap((result) => result.assertionResults).filter((t) => t.status === wanted)
      .length;
  return {
    success: testResults.every(({ status }) => status === "passed"),
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending"),
    numTodoTests: 0,
    testResults,
    ...overrides,
  };
};

test("passed, failed and skipped tests are counted", () => {
  const counts = countTests(report([file("failed", "passed", "failed", "pending")]), 1);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test("a file that could not be loaded counts as failed", () => {
  expect(countTests(report([file("passed", "passed"), file("failed")]), 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test("a run that wrote no report counts as failed", () => {
  expect(countTests(undefined, 1).failed).toBe(1);
});

test("a run without any test counts as failed", () => {
  expect(countTests(report([]), 0).failed).toBe(1);
});

test("a run that ends badly although its tests passed counts as failed", () => {
  expect(countTests(report([file("passed", "passed")]), 1).failed).toBe(1);
  expect(countTests(report([file("passed", "passed")]), null).failed).toBe(1);
});

test("the last line is plain, and mentions skipped tests only when there are any", () => {
  const all = addCounts([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  expect(describeCounts(all)).toBe("5 passed, 1 failed");
  expect(describeCounts({ ...all, skipped: 4 })).toBe("5 passed, 1 failed, 4 skipped");
});
