import { describe, expect, expectTypeOf, it } from "vitest";
import { extendRules, rules } from "./read-rules.ts";
import { defineRule } from "./rule.ts";
import type { CheckedRules } from "./rule-string-types.ts";
import { validateValue } from "./validate-value.ts";

/** What the compiler says of a rule string: the string itself, or what is wrong with it. */
type Said<Text extends string> = CheckedRules<Text>;

describe("a rule string compiles", () => {
  it("with known rules and their parameters, as the parser reads them", () => {
    expectTypeOf<Said<"required">>().toEqualTypeOf<"required">();
    rules("required|email|min:3|max:80|min_value:-1.5|max_value:1e3|phone|url|confirmed:a");
    rules("required | min: 3 ");
    rules("confirmed:a\\|b");
    rules("confirmed:a\\:b|required");
    rules("confirmed:a\\\\|required");
    expect(rules("confirmed:a\\\\|required").map(({ rule }) => rule.name)).toEqual([
      "confirmed",
      "required",
    ]);
  });

  it("with parts that are known at run time only", () => {
    const [length, field] = [3 as number, "a" as string];
    expect(rules(`required|min:${length}|email`)).toEqual(rules("required|min:3|email"));
    expect(rules(`confirmed:${field}`)).toEqual(rules("confirmed:a"));
  });
});

describe("a wrong rule string does not compile, and says why", () => {
  it("for names", () => {
    expectTypeOf<Said<"requird">>().toEqualTypeOf<{ error: "Unknown rule: requird" }>();
    expectTypeOf<Said<"required|mni:3|email">>().toEqualTypeOf<{ error: "Unknown rule: mni" }>();
    expectTypeOf<Said<"Required">>().toEqualTypeOf<{ error: "Unknown rule: Required" }>();
    expectTypeOf<Said<"required|">>().toEqualTypeOf<{ error: "Unknown rule: " }>();
    expectTypeOf<Said<"required||email">>().toEqualTypeOf<{ error: "Unknown rule: " }>();
    expectTypeOf<Said<"required,email">>().toEqualTypeOf<{
      error: "Unknown rule: required,email";
    }>();
    expectTypeOf<Said<"">>().toEqualTypeOf<{ error: "Unknown rule: " }>();
    expectTypeOf<Said<"confirmed:a\\\\|requird">>().toEqualTypeOf<{
      error: "Unknown rule: requird";
    }>();
  });

  it("for the number of parameters", () => {
    expectTypeOf<Said<"min">>().toEqualTypeOf<{ error: "Rule min takes 1 parameters, not 0" }>();
    expectTypeOf<Said<"min:3:4">>().toEqualTypeOf<{
      error: "Rule min takes 1 parameters, not 2";
    }>();
    expectTypeOf<Said<"required:1">>().toEqualTypeOf<{
      error: "Rule required takes 0 parameters, not 1";
    }>();
    expectTypeOf<Said<"confirmed:a:b">>().toEqualTypeOf<{
      error: "Rule confirmed takes 1 parameters, not 2";
    }>();
    expectTypeOf<Said<"email|confirmed">>().toEqualTypeOf<{
      error: "Rule confirmed takes 1 parameters, not 0";
    }>();
  });

  it("for parameters that are no numbers", () => {
    expectTypeOf<Said<"min:three">>().toEqualTypeOf<{
      error: "Rule min takes numbers, not: three";
    }>();
    expectTypeOf<Said<"min:">>().toEqualTypeOf<{ error: "Rule min takes numbers, not: " }>();
    expectTypeOf<Said<"min: ">>().toEqualTypeOf<{ error: "Rule min takes numbers, not:  " }>();
    expectTypeOf<Said<"max:3px">>().toEqualTypeOf<{ error: "Rule max takes numbers, not: 3px" }>();
  });

  it("for text that is no literal", () => {
    expectTypeOf<Said<string>>().toEqualTypeOf<{
      error: "A rule string must be a literal; for others use parseRules";
    }>();
  });

  it("wherever rules are given", async () => {
    // @ts-expect-error no such rule
    await expect(validateValue("a", "requird")).rejects.toThrow("Unknown rule: requird");
    // @ts-expect-error a parameter too many
    expect(() => rules("confirmed:a:b")).toThrow("takes 1 parameters, got 2");
  });
});

describe("rules of one's own", () => {
  const between = defineRule({
    name: "between",
    params: { from: "number", to: "number" },
    message: "От {from} до {to}",
    test: (value, { from, to }) => Number(value) >= from && Number(value) <= to,
  });
  const oneOf = defineRule({
    name: "one_of",
    params: { first: "text", second: "text" },
    test: (value, { first, second }) => value === first || value === second,
  });
  const own = extendRules(between, oneOf);

  it("are known by name beside the built-in ones", async () => {
    expect(await validateValue(7, own("required|between:1:5"))).toBe("От 1 до 5");
    expect(await validateValue(3, own("required|between:1:5"))).toBeUndefined();
    expect(own({ required: true, between: [1, 5] })).toEqual(own("required|between:1:5"));
    expect(await validateValue("a|b", own("one_of:a\\|b:c\\:d"))).toBeUndefined();
    expect(await validateValue("c:d", own("one_of:a\\|b:c\\:d"))).toBeUndefined();
  });

  it("are checked like the built-in ones", () => {
    // @ts-expect-error no such rule
    expect(() => own("required|betwen:1:5")).toThrow("Unknown rule: betwen");
    // @ts-expect-error a parameter is missing
    expect(() => own("between:1")).toThrow("takes 2 parameters, got 1");
    // @ts-expect-error not a number
    expect(() => own("between:1:five")).toThrow("takes a number as to");
    // @ts-expect-error a parameter is missing
    expect(() => own({ between: [1] })).toThrow("takes 2 parameters, got 1");
    // @ts-expect-error not a list
    expect(() => own({ between: 1 })).toThrow("takes 2 parameters, got 1");
    // @ts-expect-error unknown to the built-in ones
    expect(() => rules("between:1:5")).toThrow("Unknown rule: between");
  });

  it("can't have the name of a built-in rule", () => {
    const email = defineRule({ name: "email", test: () => true });
    expect(() => extendRules(email)).toThrow("There are two rules called email");
  });
});
