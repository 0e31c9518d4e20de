import { defineRule, parseRules, rules } from "@tour/validation";
import { expect, test } from "vitest";
import { findMaxRule, hasRequiredRule } from "./look-through-rules.ts";

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
])("required is found in a rule string as the form reads it: %s", (text) => {
  const read = parseRules(text).some(({ rule }) => rule.name === "required");
  expect(hasRequiredRule(text)).toBe(read);
});

test("required is found in rules as an object or a list too", () => {
  expect(hasRequiredRule({ required: true, min: 3 })).toBe(true);
  expect(hasRequiredRule({ required: false, min: 3 })).toBe(false);
  expect(hasRequiredRule({ min: 3 })).toBe(false);
  expect(hasRequiredRule([...rules("required"), free])).toBe(true);
  expect(hasRequiredRule([free])).toBe(false);
  expect(hasRequiredRule(undefined)).toBe(false);
});

test.each([
  "max:120",
  "required| max : 120 |email",
  "min:3|max:120",
  "confirmed:a\\|max\\:7|max:120",
])("the character limit is found as the form reads it: %s", (text) => {
  const call = parseRules(text).find(({ rule }) => rule.name === "max");
  expect(call?.params).toEqual({ length: 120 });
  expect(findMaxRule(text)).toBe(120);
});

test("rules as an object or a list give their limit too, and others give none", () => {
  expect(findMaxRule({ required: true, max: 60 })).toBe(60);
  expect(findMaxRule([free, ...rules("required|max:60")])).toBe(60);
  for (const none of ["", "max_value:5", "required", undefined, { min: 3 }, [free]]) {
    expect(findMaxRule(none)).toBeUndefined();
  }
});
