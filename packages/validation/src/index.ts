export { createForm } from "./form/create-form.ts";
export type { FieldName, FieldValue } from "./form/field-path.ts";
export type { Form } from "./form/create-form.ts";
export type {
  CheckedFieldOptions,
  FieldOptions,
  FieldState,
  FocusTarget,
  FormOptions,
  FormState,
  FormValues,
  SubmitOutcome,
  ValidationMode,
  ValidationOutcome,
} from "./form/form-types.ts";
export type { ValidationMap } from "./form/server-errors.ts";
export { enMessages } from "./messages/en.ts";
export { formatMessage } from "./messages/messages.ts";
export type { MessageOverrides, Messages } from "./messages/messages.ts";
export { ruMessages } from "./messages/ru.ts";
export { parseRules } from "./parse-rules.ts";
export { normalizePhone } from "./phone/normalize-phone.ts";
export { extendRules, readRules, rules } from "./read-rules.ts";
export type { RulesReader } from "./read-rules.ts";
export { defineRule } from "./rule.ts";
export type { Rule, RuleCall, RuleContext, Verdict } from "./rule.ts";
export type { CheckedRules } from "./rule-string-types.ts";
export type { FieldRules, OwnRule, RuleObject } from "./rule-types.ts";
export { builtInRules } from "./rules/index.ts";
export type { BuiltInRule, RuleName } from "./rules/index.ts";
export { runRules } from "./run-rules.ts";
export { validateValue } from "./validate-value.ts";
