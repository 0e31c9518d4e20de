import { optional, pipe, pipeAsync, unknown } from "valibot";
import type { CheckedRules } from "../rule-string-types.ts";
import type { FieldRules } from "../rule-types.ts";
import { checkRules, checkRulesAsync } from "./check-rules.ts";
import type { SchemaOptions } from "./judge-value.ts";

/** With a default, an object's missing key is judged, too: it is for `required` to refuse it. */
const anything = () => optional(unknown(), () => undefined);

/** A schema of any value that keeps the rules; for a typed one put `checkRules` into a pipe. */
export function createSchema<const Text extends string>(
  rules: CheckedRules<Text> | FieldRules,
  options?: SchemaOptions,
) {
  return pipe(anything(), checkRules<unknown, Text>(rules, options));
}

/** `createSchema` with rules that may be asynchronous. */
export function createSchemaAsync<const Text extends string>(
  rules: CheckedRules<Text> | FieldRules,
  options?: SchemaOptions,
) {
  return pipeAsync(anything(), checkRulesAsync<unknown, Text>(rules, options));
}
