import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { toOneLine } from "./one-line.ts";

export type Counts = { passed: number; failed: number; skipped: number };

/** Of a file: its path and what became of it and of its tests. */
type FileReport = {
  name: string;
  status: string;
  /** Why, where none of its tests has failed. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** The parts of Vitest's JSON report that count. */
export type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileReport[];
};

/** Reads a report; undefined when the run wrote none, or half of one. */
export function readReport(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

/**
 * Counts a suite's tests. What went wrong outside a test counts as one failed: a file that could
 * not be loaded, a run that crashed, a run without any test.
 */
export function countTests(report: Report | undefined, exitCode: number | null): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const hasFailedOtherwise = exitCode !== 0 || !report.success || counts.passed === 0;
  return counts.failed === 0 && hasFailedOtherwise ? { ...counts, failed: 1 } : counts;
}

/** Paths of the files in which something failed. */
export const listFailedFiles = (report: Report | undefined): string[] =>
  (report?.testResults ?? []).filter(isFailed).map(({ name }) => name);

/** Whether whatever failed did so because its time was over, as on a machine that stands still for a while. */
export function hasOnlyTimedOut(report: Report | undefined): boolean {
  const words = (report?.testResults ?? []).filter(isFailed).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    return failed.length > 0 ? failed.map((test) => test.failureMessages[0] ?? "") : [file.message];
  });
  return words.length > 0 && words.every((text) => /\b(Test|Hook) timed out in \d+ms/.test(text));
}

/** The report without some of its files. */
export const leaveOutFiles = (report: Report, names: readonly string[]): Report => ({
  ...report,
  testResults: report.testResults.filter(({ name }) => !names.includes(name)),
});

/** The tests of all files in which nothing failed. */
export function countFineFiles({ testResults }: Report): Counts {
  const all = testResults
    .filter((file) => !isFailed(file))
    .flatMap(({ assertionResults }) => assertionResults);
  const passed = all.filter(({ status }) => status === "passed").length;
  return { passed, failed: 0, skipped: all.length - passed };
}

/** What failed in a run, a line for each: where, and with what words. */
export function describeFailures({ testResults }: Report): string[] {
  return testResults.filter(isFailed).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return `${basename(name)}: ${toOneLine(message)}`;
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${basename(name)}: ${fullName}: ${toOneLine(failureMessages[0] ?? "")}`,
    );
  });
}

const isFailed = ({ status }: FileReport) => status === "failed";

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** `12 passed, 1 failed`, and `, 2 skipped` when there are any. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
