import { readFileSync } from "node:fs";
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

/** The lines of `cases/<name>.txt`; a line that begins with `# ` is a heading. */
export function readCases(name: string): string[] {
  const file = new URL(`cases/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("# "));
}
