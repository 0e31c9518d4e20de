import { callRule, findRule, parseRules } from "./parse-rules.ts";
import type { Rule, RuleCall } from "./rule.ts";
import type { CheckedRules } from "./rule-string-types.ts";
import type { FieldRules, RuleObject } from "./rule-types.ts";
import { builtInRules } from "./rules/index.ts";
import type { BuiltInRule } from "./rules/index.ts";

type GivenParams = true | string | number | readonly (string | number)[];

function listParams(given: GivenParams): readonly (string | number)[] {
  if (given === true) return [];
  return typeof given === "object" ? given : [given];
}

function readObject(object: object, known: readonly Rule[]): RuleCall[] {
  return Object.entries(object)
    .filter(([, given]) => given !== undefined && given !== false)
    .map(([name, given]) => callRule(findRule(name, known), listParams(given as GivenParams)));
}

/** A field's rules as calls, in the order in which they are tried. */
export function readRules(rules: FieldRules | undefined): readonly RuleCall[] {
  if (rules === undefined) return [];
  if (!Array.isArray(rules)) return readObject(rules, builtInRules);
  return rules.map((entry) => ("rule" in entry ? entry : { rule: entry, params: {} }));
}

/** Reads rules that are checked as they are compiled. @throws as `parseRules` does. */
export type RulesReader<Known extends Rule> = <const Text extends string>(
  given: CheckedRules<Text, Known> | RuleObject<Known>,
) => RuleCall[];

/**
 * `rules` that also knows rules of your own by their names: after
 * `const rules = extendRules(between)` the string `"required|between:1:5"` compiles.
 *
 * @throws when two rules have the same name.
 */
export function extendRules<const Own extends readonly Rule[]>(
  ...own: Own
): RulesReader<BuiltInRule | Own[number]> {
  const known = [...builtInRules, ...own];
  const names = known.map(({ name }) => name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined) throw new Error(`There are two rules called ${doubled}`);
  return (given) =>
    typeof given === "string" ? parseRules(given, known) : readObject(given, known);
}

/**
 * Rules of a field that are checked as they are compiled: `rules("required|min:3")`. Spread them to
 * add rules of your own: `[...rules("required"), freeSlug]`.
 */
export const rules: RulesReader<BuiltInRule> = extendRules();
