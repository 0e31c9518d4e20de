import { defineRule, parseRules, rules } from "@tour/validation";
import { expect, test } from "vitest";
import { hasRequiredRule } from "./has-required-rule.ts";

const free = defineRule({ name: "free", test: () => true });

test.each([
  "required",
  "required|email",
  "min:3| required ",
  "email|min:3",
  "confirmed:required",
  "confirmed:a\\|required",
  "confirmed:a\\\\|required",
  "",
])("a rule string is understood as the form reads it: %s", (text) => {
  const read = parseRules(text).some(({ rule }) => rule.name === "required");
  expect(hasRequiredRule(text)).toBe(read);
});

test("rules as an object or as a list are looked through as well", () => {
  expect(hasRequiredRule({ required: true, min: 3 })).toBe(true);
  expect(hasRequiredRule({ required: false, min: 3 })).toBe(false);
  expect(hasRequiredRule({ min: 3 })).toBe(false);
  expect(hasRequiredRule([...rules("required"), free])).toBe(true);
  expect(hasRequiredRule([free])).toBe(false);
  expect(hasRequiredRule(undefined)).toBe(false);
});
