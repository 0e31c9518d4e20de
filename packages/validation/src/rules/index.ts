import { confirmedRule } from "./confirmed.rule.ts";
import { emailRule } from "./email.rule.ts";
import { maxValueRule } from "./max-value.rule.ts";
import { maxRule } from "./max.rule.ts";
import { minValueRule } from "./min-value.rule.ts";
import { minRule } from "./min.rule.ts";
import { phoneRule } from "./phone.rule.ts";
import { requiredRule } from "./required.rule.ts";
import { urlRule } from "./url.rule.ts";

/** Every built-in rule. Specification, section 5. */
export const builtInRules = [
  requiredRule,
  emailRule,
  minRule,
  maxRule,
  minValueRule,
  maxValueRule,
  confirmedRule,
  phoneRule,
  urlRule,
] as const;

export type BuiltInRule = (typeof builtInRules)[number];
export type RuleName = BuiltInRule["name"];
