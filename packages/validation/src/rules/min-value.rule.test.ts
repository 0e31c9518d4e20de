import { describe } from "vitest";
import { minValueRule } from "./min-value.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("min_value", () => {
  testRule(minValueRule, {
    params: { min: 1.5 },
    pass: [...nothing, 1.5, 2, "1.5", "1,5", " 2 ", "+3", Number.POSITIVE_INFINITY],
    fail: [1.4, 0, -2, "1,4", "-2", "abc", "2 человека", "0x10", "1e3", "1.", Number.NaN, true],
  });
});
