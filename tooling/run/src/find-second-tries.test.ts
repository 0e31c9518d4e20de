import { expect, test } from "vitest";
import { describeSecondTries, findSecondTries } from "./find-second-tries.ts";

const line = "↻ src/tour.test.ts: a tour is shown passed at the second try";

test("tests that needed a second try are found in a suite's output", () => {
  expect(findSecondTries(` ✓ src/a.test.ts\n${line}\n Tests  2 passed`)).toEqual([line]);
  expect(findSecondTries(" ✓ src/a.test.ts")).toEqual([]);
});

test("the summary counts and names them, and says when there are none", () => {
  expect(describeSecondTries([line])).toBe(`Passed at the second try: 1\n    ${line}`);
  expect(describeSecondTries([])).toBe("Passed at the second try: 0");
});
