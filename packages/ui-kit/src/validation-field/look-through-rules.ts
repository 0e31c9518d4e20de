import type { FieldRules } from "@tour/validation";

type GivenRules = string | FieldRules | undefined;

/** A part of a rule string: what stands behind a backslash parts nothing. */
const readParts = (rules: string, mark: string): string[] => {
  const parts = rules.replaceAll(/\\./gsu, "__").split(mark);
  return parts.map((part) => part.trim());
};

/**
 * Whether a field's rules hold `required`. The rules are looked through, not read: reading them is
 * the form's part, and would bring every rule along with the field.
 */
export function hasRequiredRule(rules: GivenRules): boolean {
  if (rules === undefined) return false;
  if (typeof rules === "string") return readParts(rules, "|").includes("required");
  if (!Array.isArray(rules)) return "required" in rules && Boolean(rules.required);
  return rules.some((entry) => ("rule" in entry ? entry.rule : entry).name === "required");
}

/** How many characters the rules' `max` allows; undefined where they hold none. */
export function findMaxRule(rules: GivenRules): number | undefined {
  if (rules === undefined) return undefined;
  if (typeof rules === "string") {
    const found = readParts(rules, "|").find((part) => /^max\s*:/.test(part));
    return found === undefined ? undefined : Number(readParts(found, ":")[1]);
  }
  if (!Array.isArray(rules)) {
    const max = "max" in rules ? rules.max : undefined;
    return typeof max === "number" ? max : undefined;
  }
  const call = rules.find((entry) => "rule" in entry && entry.rule.name === "max");
  return call && "params" in call ? Number(call.params["length"]) : undefined;
}
