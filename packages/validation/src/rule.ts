export type RuleParamType = "number" | "text";
export type RuleParamTypes = Readonly<Record<string, RuleParamType>>;

/** A rule's parameters by name, as its test and its message see them. */
export type RuleParams<Types extends RuleParamTypes> = {
  readonly [Name in keyof Types]: { number: number; text: string }[Types[Name]];
};

export type RuleContext = {
  /** Name of the field under test. */
  field: string;
  /** Values of the whole form by field name. */
  values: Readonly<Record<string, unknown>>;
  /** Aborted when a newer value makes the answer useless. */
  signal: AbortSignal;
};

/** True for a sound value; false, or a message of the rule's own, for a broken one. */
export type Verdict = boolean | string;

export type Rule<Name extends string = string, Types extends RuleParamTypes = RuleParamTypes> = {
  name: Name;
  /** Parameters in the order in which a rule string gives them. */
  params: Types;
  test(
    value: unknown,
    params: RuleParams<Types>,
    context: RuleContext,
  ): Verdict | PromiseLike<Verdict>;
  /** Used when the form's messages have none under the rule's name; `{param}` is filled in. */
  message?: string;
  /** Milliseconds of rest in typing before the test is asked; leaving and submitting ask at once. */
  debounce?: number;
  /** Other fields whose change makes this field's answer stale. */
  dependsOn?(params: RuleParams<Types>): readonly string[];
};

/** One rule of a field, with the parameters that the field gives it. */
export type RuleCall = {
  rule: Rule;
  params: Readonly<Record<string, number | string>>;
};

/** Keeps the literal types of a rule's name and parameters, which rule strings are checked by. */
export function defineRule<
  const Name extends string,
  const Types extends RuleParamTypes = Record<never, never>,
>(rule: Omit<Rule<Name, Types>, "params"> & { params?: Types }): Rule<Name, Types> {
  return { ...rule, params: rule.params ?? ({} as Types) };
}
