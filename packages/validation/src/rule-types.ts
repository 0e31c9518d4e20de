import type { Rule, RuleCall, RuleParams, RuleParamTypes } from "./rule.ts";
import type { BuiltInRule } from "./rules/index.ts";

/** How one rule is written in a rule string: `required`, `min:3`, `confirmed:password`. */
type PartOf<R> =
  R extends Rule<infer Name, infer Types>
    ? keyof Types extends never
      ? Name
      : Types[keyof Types] extends "number"
        ? `${Name}:${number}`
        : `${Name}:${string}`
    : never;

export type RulePart = PartOf<BuiltInRule>;

/** The parts between bars; a bar after a backslash does not part. */
type SplitParts<
  Text extends string,
  Before extends string = "",
> = Text extends `${infer Head}|${infer Tail}`
  ? Head extends `${infer Start}\\`
    ? SplitParts<Tail, `${Before}${Start}|`>
    : `${Before}${Head}` | SplitParts<Tail>
  : `${Before}${Text}`;

/** The text itself if every part is a rule, else a type that names what is wrong. */
export type CheckedRules<Text extends string> = string extends Text
  ? { error: "A rule string must be a literal; for others use parseRules" }
  : Exclude<SplitParts<Text>, RulePart> extends never
    ? Text
    : { error: `Unknown rule or parameter: ${Exclude<SplitParts<Text>, RulePart>}` };

type ObjectValue<Types extends RuleParamTypes> = keyof Types extends never
  ? true
  : RuleParams<Types>[keyof Types];

/** Rules as an object: `{ required: true, min: 3 }`; false leaves a rule out. */
export type RuleObject = {
  readonly [R in BuiltInRule as R["name"]]?:
    | (R extends Rule<string, infer Types> ? ObjectValue<Types> : never)
    | false;
};

/** A field's rules: an object, or calls and own rules in order. */
export type FieldRules = RuleObject | readonly (RuleCall | OwnRule)[];

/** A rule of a form's own, without parameters. */
export type OwnRule = Rule<string, Record<never, never>>;
