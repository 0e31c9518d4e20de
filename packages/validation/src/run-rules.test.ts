import { describe, expect, it, vi } from "vitest";
import { enMessages } from "./messages/en.ts";
import { readRules, rules } from "./read-rules.ts";
import { defineRule } from "./rule.ts";
import type { RuleCall } from "./rule.ts";
import { runRules } from "./run-rules.ts";

function run(value: unknown, calls: readonly RuleCall[], more: object = {}) {
  const signal = new AbortController().signal;
  return runRules(value, calls, {
    ...{ field: "name", values: { name: value }, signal, messages: enMessages },
    ...more,
  });
}

const slow = (verdict: boolean | string) =>
  defineRule({ name: "slow", message: "Taken", test: async () => verdict });

describe("runRules", () => {
  it("returns only the first failing rule's message", () => {
    expect(run("", rules("required|min:3"))).toBe("Required field");
    expect(run("ab", rules("required|min:3|email"))).toBe("Minimum 3 characters");
    expect(run("abc", rules("required|min:3"))).toBeUndefined();
  });

  it("does not run the rules after a failed one", async () => {
    const test = vi.fn(() => true);
    const spy = defineRule({ name: "spy", test });
    await run("", readRules([...rules("required"), spy]));
    await run("a", readRules([slow(false), spy]));
    expect(test).not.toHaveBeenCalled();
    await run("a", readRules([slow(true), spy]));
    expect(test).toHaveBeenCalledOnce();
  });

  it("returns at once without asynchronous rules, and a promise with them", async () => {
    expect(run("a", rules("required"))).not.toBeInstanceOf(Promise);
    expect(run("", readRules([...rules("required"), slow(true)]))).toBe("Required field");
    const later = run("a", readRules([slow(false)]));
    expect(later).toBeInstanceOf(Promise);
    expect(await later).toBe("Taken");
    expect(await run("a", readRules([slow("Said by the rule")]))).toBe("Said by the rule");
    expect(await run("a", readRules([slow(true), ...rules("email")]))).toBe(enMessages.email);
  });

  it("prefers the form's message to the rule's own, and has a fallback", () => {
    const own = defineRule({ name: "own", message: "Rule's", test: () => false });
    expect(run(1, readRules([own]))).toBe("Rule's");
    expect(run(1, readRules([own]), { messages: { ...enMessages, own: "Form's" } })).toBe("Form's");
    const mute = defineRule({ name: "toString", test: () => false });
    expect(run(1, readRules([mute]))).toBe("Incorrect value");
  });

  it.each([
    [
      "at once",
      () => {
        throw new Error("broken");
      },
    ],
    [
      "later",
      async () => {
        throw new Error("broken");
      },
    ],
  ])("reports a rule that throws %s, and calls the value incorrect", async (_, test) => {
    const onRuleError = vi.fn();
    const rule = defineRule({ name: "bad", message: "Taken", test });
    expect(await run("a", readRules([rule]), { onRuleError })).toBe("Incorrect value");
    expect(onRuleError).toHaveBeenCalledWith(new Error("broken"), "name", "bad");
  });

  it("runs no more rules, and reports nothing, once aborted", async () => {
    const controller = new AbortController();
    const onRuleError = vi.fn();
    const waits = defineRule({
      name: "waits",
      test: (_value, _params, { signal }) =>
        new Promise<boolean>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    });
    const answer = run("a", readRules([waits]), { signal: controller.signal, onRuleError });
    controller.abort();
    await answer;
    expect(onRuleError).not.toHaveBeenCalled();
  });
});
