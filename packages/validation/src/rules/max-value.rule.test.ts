import { describe } from "vitest";
import { maxValueRule } from "./max-value.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("max_value", () => {
  testRule(maxValueRule, {
    params: { max: 10 },
    pass: [...nothing, 10, 0, -5, "10", "9,99"],
    fail: [10.01, 11, "10,01", "abc", "1e1", Number.NaN, {}],
  });
});
