import { describe } from "vitest";
import { requiredRule } from "./required.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("required", () => {
  testRule(requiredRule, {
    pass: ["a", " a ", 0, -1, true, ["a"], {}, new Date(0)],
    fail: [...nothing, [], false, Number.NaN, "\u00a0\n"],
  });
});
