import { describe, expect, it } from "vitest";
import { confirmedRule } from "./confirmed.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("confirmed", () => {
  const params = { field: "password" };

  testRule(
    confirmedRule,
    { params, pass: ["secret"], fail: ["Secret", "secret ", 1, ...nothing] },
    { password: "secret" },
  );
  testRule(confirmedRule, { params, pass: nothing, fail: ["secret"] }, { password: "" });

  it("depends on the field that it is compared with", () => {
    expect(confirmedRule.dependsOn?.(params)).toEqual(["password"]);
  });
});
