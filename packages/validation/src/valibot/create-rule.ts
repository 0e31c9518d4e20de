import { safeParse, safeParseAsync } from "valibot";
import type { BaseIssue, GenericSchema, GenericSchemaAsync, ObjectEntries } from "valibot";
import { defineRule } from "../rule.ts";
import type { Verdict } from "../rule.ts";
import type { OwnRule } from "../rule-types.ts";

export type SchemaRuleOptions = {
  /** The rule's name, under which the form's messages may have a text. Default `schema`. */
  name?: string;
  /** Shown instead of the schema's own messages. */
  message?: string;
};

type AnySchema = GenericSchema | GenericSchemaAsync;
type Issues = readonly BaseIssue<unknown>[];

function findIssues(schema: AnySchema, value: unknown): Issues | Promise<Issues> {
  if (!schema.async) return safeParse(schema, value).issues ?? [];
  return safeParseAsync(schema, value).then(({ issues }) => issues ?? []);
}

function whenKnown<Answer>(
  issues: Issues | Promise<Issues>,
  answer: (issues: Issues) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  return issues instanceof Promise ? issues.then(answer) : answer(issues);
}

/**
 * A rule that a value keeps when a valibot schema accepts it; the message is the first issue's. The
 * schema sees every value as it is, an empty one too; what it makes of the value is not used.
 */
export function createRule(schema: AnySchema, options: SchemaRuleOptions = {}): OwnRule {
  const { name = "schema", message } = options;
  const judge = ([issue]: Issues): Verdict => !issue || (message === undefined && issue.message);
  return defineRule({
    name,
    ...(message !== undefined && { message }),
    test: (value) => whenKnown(findIssues(schema, value), judge),
  });
}

type ObjectSchema = AnySchema & { readonly entries: ObjectEntries | Record<string, AnySchema> };

/**
 * The rules of a form's fields from an object's schema: each field is judged by its own entry, then
 * by what the object's pipe says about it (`v.forward`), which sees all values.
 */
export function createFieldRules<const Schema extends ObjectSchema>(
  schema: Schema,
): { readonly [Name in keyof Schema["entries"] & string]: readonly OwnRule[] } {
  const names = Object.keys(schema.entries);
  const rules = names.map((field) => {
    const own = createRule(schema.entries[field] as AnySchema);
    if (!("pipe" in schema)) return [field, [own]];
    const whole = defineRule({
      name: "schema",
      dependsOn: () => names.filter((name) => name !== field),
      test: (value, _params, { values }) =>
        whenKnown(findIssues(schema, { ...values, [field]: value }), (issues): Verdict => {
          const issue = issues.find(({ path }) => path?.[0]?.key === field);
          return issue?.message ?? true;
        }),
    });
    return [field, [own, whole]];
  });
  return Object.fromEntries(rules);
}
