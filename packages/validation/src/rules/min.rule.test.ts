import { describe } from "vitest";
import { minRule } from "./min.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("min", () => {
  testRule(minRule, {
    params: { length: 3 },
    pass: [...nothing, "abc", "тур", "👍👍👍", 123, [1, 2, 3]],
    fail: ["ab", "👍👍", 12, [1, 2], "a"],
  });
});
