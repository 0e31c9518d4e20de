import { enMessages } from "./messages/en.ts";
import type { MessageOverrides } from "./messages/messages.ts";
import { parseRules } from "./parse-rules.ts";
import { readRules } from "./read-rules.ts";
import type { CheckedRules } from "./rule-string-types.ts";
import type { FieldRules } from "./rule-types.ts";
import { runRules } from "./run-rules.ts";

export type ValidateOptions = {
  messages?: MessageOverrides;
  /** Other fields, for rules that compare. */
  values?: Readonly<Record<string, unknown>>;
  field?: string;
  signal?: AbortSignal;
};

/** Judges one value outside a form: the first failing rule's message, or undefined. */
export async function validateValue<const Text extends string>(
  value: unknown,
  rules: CheckedRules<Text> | FieldRules,
  { messages, values = {}, field = "", signal }: ValidateOptions = {},
): Promise<string | undefined> {
  const calls = typeof rules === "string" ? parseRules(rules) : readRules(rules as FieldRules);
  return runRules(value, calls, {
    field,
    values,
    signal: signal ?? new AbortController().signal,
    messages: { ...enMessages, ...messages },
    onRuleError: (error) => console.error(error),
  });
}
