import { describe } from "vitest";
import { maxRule } from "./max.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("max", () => {
  testRule(maxRule, {
    params: { length: 3 },
    pass: [...nothing, "abc", "👍👍👍", 123, [1, 2, 3], []],
    fail: ["abcd", "    ", 1234, [1, 2, 3, 4]],
  });
});
