import type { FieldRules } from "@tour/validation";

/**
 * Whether a field's rules hold `required`. The rules are looked through, not read: reading them is
 * the form's part, and would bring every rule along with the field.
 */
export function hasRequiredRule(rules: string | FieldRules | undefined): boolean {
  if (rules === undefined) return false;
  if (typeof rules === "string") {
    // What stands behind a backslash parts nothing.
    const names = rules.replaceAll(/\\./gsu, "_").split("|");
    return names.some((name) => name.trim() === "required");
  }
  if (!Array.isArray(rules)) return "required" in rules && Boolean(rules.required);
  return rules.some((entry) => ("rule" in entry ? entry.rule : entry).name === "required");
}
