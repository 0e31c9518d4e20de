import type { Rule, RuleCall } from "./rule.ts";
import { builtInRules } from "./rules/index.ts";

/** Splits at a mark; a backslash takes the next character as it is and stays in the part. */
function splitUnescaped(text: string, mark: string): string[] {
  const parts = [""];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === mark) {
      parts.push("");
      continue;
    }
    const isEscape = character === "\\" && index + 1 < text.length;
    parts[parts.length - 1] += isEscape ? character + text.charAt((index += 1)) : character;
  }
  return parts;
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/gsu, "$1");
}

/** A rule with its parameters read. @throws when one is missing, left over or not a number. */
export function callRule(rule: Rule, given: readonly (string | number)[]): RuleCall {
  const types = Object.entries(rule.params);
  if (types.length !== given.length) {
    throw new Error(`Rule ${rule.name} takes ${types.length} parameters, got ${given.length}`);
  }
  const params = types.map(([name, type], index) => {
    const value = given[index] ?? "";
    if (type === "text") return [name, String(value)] as const;
    const number = typeof value === "number" ? value : Number(value.trim() || Number.NaN);
    if (Number.isFinite(number)) return [name, number] as const;
    throw new Error(`Rule ${rule.name} takes a number as ${name}, got ${value}`);
  });
  return { rule, params: Object.fromEntries(params) };
}

/** @throws when no rule has the name. */
export function findRule(name: string, rules: readonly Rule[] = builtInRules): Rule {
  const rule = rules.find((candidate) => candidate.name === name);
  if (rule) return rule;
  throw new Error(`Unknown rule: ${name}. Known: ${rules.map((known) => known.name).join(", ")}`);
}

/**
 * Reads a rule string such as `required|min:3`. Rules are parted by `|`, parameters follow `:`; a
 * backslash keeps either as a character. Unlike `rules` it takes any text, and rules of your own.
 *
 * @throws when a rule is unknown or its parameters are wrong.
 */
export function parseRules(text: string, known: readonly Rule[] = builtInRules): RuleCall[] {
  if (text.trim() === "") return [];
  return splitUnescaped(text, "|").map((part) => {
    const [name = "", ...params] = splitUnescaped(part, ":").map(unescape);
    return callRule(findRule(name.trim(), known), params);
  });
}
