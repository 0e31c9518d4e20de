import { expect, it } from "vitest";
import type { Rule } from "../rule.ts";

type Params = Readonly<Record<string, string | number>>;

/** Test bed of one rule: a sentence for each value that must pass and each that must fail. */
export function testRule<R extends Pick<Rule, "name" | "test">>(
  rule: R,
  cases: { pass: readonly unknown[]; fail: readonly unknown[]; params?: Params },
  values: Readonly<Record<string, unknown>> = {},
): void {
  const context = { field: "field", values, signal: new AbortController().signal };
  const judge = (value: unknown) => rule.test(value, cases.params ?? {}, context);
  const given = JSON.stringify(cases.params ?? {});
  it.each(cases.pass.map((value) => [value]))(`lets %j pass ${given}`, (value) => {
    expect(judge(value)).toBe(true);
  });
  it.each(cases.fail.map((value) => [value]))(`refuses %j ${given}`, (value) => {
    expect(judge(value)).toBe(false);
  });
}

export const nothing = [undefined, null, "", "  "] as const;

/** Runs a rule over a long hostile text and answers the milliseconds it took. */
export function measureRule(rule: Pick<Rule, "test">, value: string): number {
  const context = { field: "field", values: {}, signal: new AbortController().signal };
  const start = performance.now();
  void rule.test(value, {}, context);
  return performance.now() - start;
}
