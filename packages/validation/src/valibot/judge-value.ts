import { enMessages } from "../messages/en.ts";
import type { MessageOverrides } from "../messages/messages.ts";
import { parseRules } from "../parse-rules.ts";
import { readRules } from "../read-rules.ts";
import type { RuleCall } from "../rule.ts";
import type { FieldRules } from "../rule-types.ts";
import { runRules } from "../run-rules.ts";

export type SchemaOptions = {
  /** Texts on top of the default ones, which are the generic kit's English. */
  messages?: MessageOverrides;
};

export type GivenRules = string | FieldRules;

export const readGiven = (rules: GivenRules): readonly RuleCall[] =>
  typeof rules === "string" ? parseRules(rules) : readRules(rules);

/** The first failing rule's message. A rule that throws does so through the schema. */
export function judgeValue(
  value: unknown,
  calls: readonly RuleCall[],
  { messages, field = "", values = {} }: SchemaOptions & { field?: string; values?: object },
): string | undefined | Promise<string | undefined> {
  return runRules(value, calls, {
    field,
    values: values as Readonly<Record<string, unknown>>,
    signal: new AbortController().signal,
    messages: { ...enMessages, ...messages },
    onRuleError: (error) => {
      throw error;
    },
  });
}

/** Valibot's schemas are either synchronous or not, and say so when they are made. */
export function judgeNow(...args: Parameters<typeof judgeValue>): string | undefined {
  const verdict = judgeValue(...args);
  if (!(verdict instanceof Promise)) return verdict;
  // Whatever it answers, nobody listens.
  verdict.catch(() => {});
  throw new Error("These rules are asynchronous: use the function whose name ends in Async");
}
