import { existsSync, readFileSync } from "node:fs";

export type Counts = { passed: number; failed: number; skipped: number };

/** The parts of Vitest's JSON report that count. */
type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
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

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** `12 passed, 1 failed`, and `, 2 skipped` when there are any. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
