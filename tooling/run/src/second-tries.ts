import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase } from "vitest/node";

/** What a line of a test begins with that passed only at its second try. */
export const secondTryMark = "↻";

/** A reporter of Vitest that names each test which failed at first, and why: it is to be mended. */
// oxlint-disable-next-line import/no-default-export -- Vitest's format
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const why = test.result().errors?.[0]?.message ?? "";
    // One line, which is all that is printed of a suite that passes.
    const said = stripVTControlCharacters(why).replaceAll(/\s+/g, " ").trim().slice(0, 300);
    process.stdout.write(
      `${secondTryMark} ${test.module.relativeModuleId}: ${test.fullName} passed at the second try: ${said}\n`,
    );
  }
}
