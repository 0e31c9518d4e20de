import { rawCheck, rawCheckAsync } from "valibot";
import type { CheckedRules } from "../rule-string-types.ts";
import type { FieldRules } from "../rule-types.ts";
import { judgeNow, judgeValue, readGiven } from "./judge-value.ts";
import type { GivenRules, SchemaOptions } from "./judge-value.ts";

/**
 * Rules as an action of a pipe: `v.pipe(v.string(), checkRules("required|email"))`. The one issue
 * is the first failing rule's.
 */
export function checkRules<Input, const Text extends string = never>(
  rules: CheckedRules<Text> | FieldRules,
  options: SchemaOptions = {},
) {
  const calls = readGiven(rules as GivenRules);
  return rawCheck<Input>(({ dataset, addIssue }) => {
    const message = dataset.typed ? judgeNow(dataset.value, calls, options) : undefined;
    if (message !== undefined) addIssue({ message });
  });
}

/** `checkRules` for `v.pipeAsync`, with rules that may be asynchronous. */
export function checkRulesAsync<Input, const Text extends string = never>(
  rules: CheckedRules<Text> | FieldRules,
  options: SchemaOptions = {},
) {
  const calls = readGiven(rules as GivenRules);
  return rawCheckAsync<Input>(async ({ dataset, addIssue }) => {
    const message = dataset.typed ? await judgeValue(dataset.value, calls, options) : undefined;
    if (message !== undefined) addIssue({ message });
  });
}
