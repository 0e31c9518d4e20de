import type { Rule, RuleCall, RuleParams, RuleParamTypes } from "./rule.ts";
import type { CountOf } from "./rule-string-types.ts";
import type { BuiltInRule } from "./rules/index.ts";

type ParamValue<Types extends RuleParamTypes> = RuleParams<Types>[keyof Types];

/** True without parameters, the parameter itself, or all of them in a list. */
type ObjectValue<Types extends RuleParamTypes> =
  CountOf<Types> extends 0
    ? true
    : CountOf<Types> extends 1
      ? ParamValue<Types>
      : readonly ParamValue<Types>[] & { readonly length: CountOf<Types> };

/** Rules as an object: `{ required: true, min: 3 }`; false leaves a rule out. */
export type RuleObject<Known extends Rule = BuiltInRule> = {
  readonly [R in Known as R["name"]]?:
    | (R extends Rule<string, infer Types> ? ObjectValue<Types> : never)
    | false;
};

/** A field's rules: an object, or calls and own rules in order. */
export type FieldRules = RuleObject | readonly (RuleCall | OwnRule)[];

/** A rule of a form's own, without parameters. */
export type OwnRule = Rule<string, Record<never, never>>;
