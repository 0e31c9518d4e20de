import { secondTryMark } from "./second-tries.ts";

/** The lines of a suite's output that name a test which passed only at its second try. */
export const findSecondTries = (output: string): string[] =>
  output.split("\n").filter((line) => line.startsWith(secondTryMark));

/** How many tests of a run needed a second try, and which: they are to be mended. */
export function describeSecondTries(lines: readonly string[]): string {
  return [`Passed at the second try: ${lines.length}`, ...lines.map((line) => `    ${line}`)].join(
    "\n",
  );
}
