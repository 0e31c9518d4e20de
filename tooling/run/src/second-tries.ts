import type { Reporter, TestCase } from "vitest/node";
import { toOneLine } from "./one-line.ts";

/** What a line of a test begins with that passed only at its second try. */
export const secondTryMark = "↻";

/** A reporter of Vitest that names each test which failed at first, and why: it is to be mended. */
// oxlint-disable-next-line import/no-default-export -- Vitest's format
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const why = test.result().errors?.[0]?.message ?? "";
    process.stdout.write(
      `${secondTryMark} ${test.module.relativeModuleId}: ${test.fullName} passed at the second try: ${toOneLine(why)}\n`,
    );
  }
}
