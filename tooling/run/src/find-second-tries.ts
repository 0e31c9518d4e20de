import { secondTryMark } from "./second-tries.ts";

/** The lines of a suite's output that name a test which passed only at its second try. */
export const findSecondTries = (output: string): string[] =>
  output.split("\n").filter((line) => line.startsWith(secondTryMark));
