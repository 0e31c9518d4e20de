import { expect, test } from "vitest";
import { findSecondTries } from "./find-second-tries.ts";

const line = "↻ src/tour.test.ts: a tour is shown passed at the second try";

test("tests that needed a second try are found in a suite's output", () => {
  expect(findSecondTries(` ✓ src/a.test.ts\n${line}\n Tests  2 passed`)).toEqual([line]);
  expect(findSecondTries(" ✓ src/a.test.ts")).toEqual([]);
});
