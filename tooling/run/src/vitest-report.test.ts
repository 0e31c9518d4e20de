import { expect, test } from "vitest";
import {
  addCounts,
  countFineFiles,
  countTests,
  describeCounts,
  describeFailures,
  hasOnlyTimedOut,
  leaveOutFiles,
  listFailedFiles,
} from "./vitest-report.ts";

let files = 0;
const file = (status: string, ...tests: string[]) => ({
  name: `/journeys/${(files += 1)}.test.ts`,
  status,
  message: "The hook timed out",
  assertionResults: tests.map((result, at) => ({
    status: result,
    fullName: `test ${at}`,
    failureMessages:
      result === "failed" ? ["\u001b[31mError:\u001b[39m expected 1\n  to be 2"] : [],
  })),
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

test("files that failed are told, with their words, and are not counted with the others", () => {
  const fine = file("passed", "passed", "pending");
  const [failed, broken] = [file("failed", "passed", "failed"), file("failed")];
  const run = report([fine, failed, broken]);
  expect(listFailedFiles(run)).toEqual([failed.name, broken.name]);
  expect(listFailedFiles(undefined)).toEqual([]);
  expect(countFineFiles(run)).toEqual({ passed: 1, failed: 0, skipped: 1 });
  const [first, second] = [failed, broken].map(({ name }) => name.slice("/journeys/".length));
  expect(describeFailures(run)).toEqual([
    `${first}: test 1: Error: expected 1 to be 2`,
    `${second}: The hook timed out`,
  ]);
});

test("a file that passed when it was run again is told apart from one that failed again", () => {
  const [twice, once] = [file("failed", "failed"), file("failed", "failed")];
  const left = leaveOutFiles(report([twice, once]), listFailedFiles(report([twice])));
  expect(listFailedFiles(left)).toEqual([once.name]);
});

test("what failed because its time was over is told from what failed otherwise", () => {
  const late = file("failed", "passed", "failed");
  late.assertionResults[1]!.failureMessages = ["Error: Test timed out in 180000ms.\nIf this is"];
  const lateHook = { ...file("failed"), message: "Hook timed out in 300000ms." };
  const fine = file("passed", "passed");
  expect(hasOnlyTimedOut(report([fine, late, lateHook]))).toBe(true);
  expect(hasOnlyTimedOut(report([late, file("failed", "failed")]))).toBe(false);
  expect(hasOnlyTimedOut(report([late, file("failed")]))).toBe(false);
  expect(hasOnlyTimedOut(report([fine]))).toBe(false);
  expect(hasOnlyTimedOut(undefined)).toBe(false);
});
