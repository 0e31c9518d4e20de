import fc from "fast-check";
import type { Fault } from "./list-faults.ts";

/** What is broken at once, for how long, and how long all is well afterwards. */
interface Round {
  broken: Fault[];
  seconds: number;
  rest: number;
}

const maxRounds = 10_000;

/** One fault each time, or one time in three two at once; the same rounds by the same seed. */
export function planRounds(faults: readonly Fault[], seed: number): Round[] {
  const one = fc.constantFrom(...faults);
  const pair = fc.tuple(one, one).filter(([first, second]) => first.of !== second.of);
  const round = fc.record({
    broken: fc.oneof({ weight: 2, arbitrary: fc.tuple(one) }, { weight: 1, arbitrary: pair }),
    seconds: fc.integer({ min: 1, max: 12 }),
    rest: fc.integer({ min: 0, max: 3 }),
  });
  return fc.sample(fc.noBias(round), { seed, numRuns: maxRounds });
}
