import { callRule, findRule, parseRules } from "./parse-rules.ts";
import type { RuleCall } from "./rule.ts";
import type { CheckedRules, FieldRules, RuleObject } from "./rule-types.ts";

function readObject(object: RuleObject): RuleCall[] {
  return Object.entries(object)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => callRule(findRule(name), value === true ? [] : [value as never]));
}

/** A field's rules as calls, in the order in which they are tried. */
export function readRules(rules: FieldRules | undefined): readonly RuleCall[] {
  if (rules === undefined) return [];
  if (!Array.isArray(rules)) return readObject(rules as RuleObject);
  return rules.map((entry) => ("rule" in entry ? entry : { rule: entry, params: {} }));
}

/**
 * Rules of a field from a string that is checked as it is compiled: `rules("required|min:3")`.
 * Spread it to add rules of your own: `[...rules("required"), freeSlug]`.
 */
export function rules<const Text extends string>(text: CheckedRules<Text>): RuleCall[] {
  return parseRules(text as string);
}
