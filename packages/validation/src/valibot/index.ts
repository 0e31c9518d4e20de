export { checkRules, checkRulesAsync } from "./check-rules.ts";
export { createFieldRules, createRule } from "./create-rule.ts";
export type { SchemaRuleOptions } from "./create-rule.ts";
export { createFormSchema, createFormSchemaAsync } from "./create-form-schema.ts";
export { createSchema, createSchemaAsync } from "./create-schema.ts";
export type { SchemaOptions } from "./judge-value.ts";
