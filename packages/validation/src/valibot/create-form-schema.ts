import { pipe, pipeAsync, rawCheck, rawCheckAsync, record, string, unknown } from "valibot";
import type { RawCheckIssueInfo } from "valibot";
import type { CheckedRules } from "../rule-string-types.ts";
import type { FieldRules } from "../rule-types.ts";
import { judgeNow, judgeValue, readGiven } from "./judge-value.ts";
import type { GivenRules, SchemaOptions } from "./judge-value.ts";

type Values = Record<string, unknown>;

type CheckedFields<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends string
    ? CheckedRules<Fields[Name]>
    : FieldRules;
};

const anyValues = () => record(string(), unknown());

function readFields(fields: object, options: SchemaOptions) {
  return Object.entries(fields).map(([field, rules]: [string, GivenRules]) => ({
    field,
    calls: readGiven(rules),
    options: { ...options, field },
  }));
}

function describeIssue(values: Values, key: string, message: string): RawCheckIssueInfo<Values> {
  const value = values[key];
  return {
    message,
    input: value,
    path: [{ type: "object", origin: "value", input: values, key, value }],
  };
}

/**
 * A schema of a form's values, by field name: all fields are judged, each gives one issue at most,
 * and rules that compare see the other fields. Fields without rules are left as they are.
 */
export function createFormSchema<const Fields extends Readonly<Record<string, GivenRules>>>(
  fields: Fields & CheckedFields<Fields>,
  options: SchemaOptions = {},
) {
  const all = readFields(fields, options);
  return pipe(
    anyValues(),
    rawCheck<Values>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      for (const { field, calls, options: own } of all) {
        const message = judgeNow(values[field], calls, { ...own, values });
        if (message !== undefined) addIssue(describeIssue(values, field, message));
      }
    }),
  );
}

/** `createFormSchema` with rules that may be asynchronous; the fields are judged side by side. */
export function createFormSchemaAsync<const Fields extends Readonly<Record<string, GivenRules>>>(
  fields: Fields & CheckedFields<Fields>,
  options: SchemaOptions = {},
) {
  const all = readFields(fields, options);
  return pipeAsync(
    anyValues(),
    rawCheckAsync<Values>(async ({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      const messages = await Promise.all(
        all.map(({ field, calls, options: own }) =>
          judgeValue(values[field], calls, { ...own, values }),
        ),
      );
      for (const [index, message] of messages.entries()) {
        const field = all[index]?.field;
        if (field === undefined || message === undefined) continue;
        addIssue(describeIssue(values, field, message));
      }
    }),
  );
}
