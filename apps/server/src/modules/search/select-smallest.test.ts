import * as fc from "fast-check";
import { expect, test } from "vitest";
import { selectSmallest } from "./select-smallest.ts";

test("the smallest numbers come first and in order, however many are wanted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200 }),
      fc.integer({ min: 0, max: 220 }),
      (numbers, count) => {
        const expected = numbers.toSorted((a, b) => a - b).slice(0, count);
        expect([...selectSmallest(Float64Array.from(numbers), count)]).toEqual(expected);
      },
    ),
    { numRuns: 1000 },
  );
});
