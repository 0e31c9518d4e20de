import type { Rule, RuleParamTypes } from "./rule.ts";
import type { BuiltInRule } from "./rules/index.ts";

/** The parts between marks, as `parseRules` finds them: after a backslash a mark does not part. */
type Split<
  Text extends string,
  Mark extends string,
  Part extends string = "",
  Parts extends readonly string[] = [],
> = Text extends `${infer Character}${infer Rest}`
  ? Character extends Mark
    ? Split<Rest, Mark, "", readonly [...Parts, Part]>
    : Character extends "\\"
      ? Rest extends `${infer Kept}${infer After}`
        ? Split<After, Mark, `${Part}\\${Kept}`, Parts>
        : readonly [...Parts, `${Part}\\`]
      : Split<Rest, Mark, `${Part}${Character}`, Parts>
  : // What is left is empty, or stands for any text.
    readonly [...Parts, `${Part}${Text}`];

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} `
  ? Trim<Rest>
  : Text;

/** A union's members in a tuple, in no order that one could rely on. */
type Members<Union, Found extends readonly unknown[] = []> = (
  Union extends unknown ? (member: () => Union) => void : never
) extends (last: infer Last) => void
  ? Last extends () => infer Member
    ? Members<Exclude<Union, Member>, readonly [...Found, Member]>
    : Found
  : Found;

/** How many parameters a rule takes. */
export type CountOf<Types extends RuleParamTypes> = [keyof Types] extends [never]
  ? 0
  : Members<keyof Types>["length"];

/** TypeScript takes a blank text for a number, too. */
type IsNumbers<Given extends readonly string[]> = Given extends readonly `${number}`[]
  ? "" extends Trim<Given[number]>
    ? false
    : true
  : false;

/** Undefined for right parameters. Of a rule with texts and numbers only the count is known. */
type ParamsProblem<
  Name extends string,
  Given extends readonly string[],
  Types,
> = Types extends RuleParamTypes
  ? Given["length"] extends CountOf<Types>
    ? [Types[keyof Types]] extends ["number"]
      ? IsNumbers<Given> extends true
        ? undefined
        : `Rule ${Name} takes numbers, not: ${Given[number]}`
      : undefined
    : `Rule ${Name} takes ${CountOf<Types>} parameters, not ${Given["length"]}`
  : never;

type PartProblem<Part extends string, Known extends Rule> =
  Split<Part, ":"> extends readonly [
    infer Name extends string,
    ...infer Given extends readonly string[],
  ]
    ? [Extract<Known, { name: Trim<Name> }>] extends [never]
      ? `Unknown rule: ${Name}`
      : Extract<Known, { name: Trim<Name> }> extends Rule<string, infer Types>
        ? ParamsProblem<Trim<Name>, Given, Types>
        : never
    : never;

type Problem<Parts extends readonly string[], Known extends Rule> = Parts extends readonly [
  infer Part extends string,
  ...infer Rest extends readonly string[],
]
  ? PartProblem<Part, Known> extends string
    ? PartProblem<Part, Known>
    : Problem<Rest, Known>
  : undefined;

/**
 * The text itself if every part of it is a known rule with its parameters, else a type that says
 * what is wrong with the first part that is not.
 */
export type CheckedRules<
  Text extends string,
  Known extends Rule = BuiltInRule,
> = string extends Text
  ? { error: "A rule string must be a literal; for others use parseRules" }
  : Problem<Split<Text, "|">, Known> extends infer Error extends string
    ? { error: Error }
    : Text;
