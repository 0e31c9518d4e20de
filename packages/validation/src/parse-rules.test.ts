import { describe, expect, it } from "vitest";
import { parseRules } from "./parse-rules.ts";
import { readRules, rules } from "./read-rules.ts";
import { defineRule } from "./rule.ts";

const read = (calls: ReturnType<typeof parseRules>) =>
  calls.map(({ rule, params }) => [rule.name, params]);

describe("a rule string", () => {
  it("splits rules at bars and parameters at colons, in order", () => {
    expect(read(parseRules("required|min:3|confirmed:password"))).toEqual([
      ["required", {}],
      ["min", { length: 3 }],
      ["confirmed", { field: "password" }],
    ]);
  });

  it("has no rules when empty", () => {
    expect(parseRules("")).toEqual([]);
    expect(parseRules("  ")).toEqual([]);
  });

  it("keeps a separator after a backslash as a character", () => {
    expect(read(parseRules(String.raw`confirmed:a\|b\:c\\|required`))).toEqual([
      ["confirmed", { field: String.raw`a|b:c${"\\"}` }],
      ["required", {}],
    ]);
    expect(read(parseRules("confirmed:a\\"))).toEqual([["confirmed", { field: "a\\" }]]);
  });

  it("reads negative and decimal numbers", () => {
    expect(read(parseRules("min_value:-1.5|max_value:1e3"))).toEqual([
      ["min_value", { min: -1.5 }],
      ["max_value", { max: 1000 }],
    ]);
  });

  it.each([
    ["requird", "Unknown rule: requird"],
    ["required|", "Unknown rule: "],
    ["toString", "Unknown rule: toString"],
    ["min", "takes 1 parameters, got 0"],
    ["min:3:4", "takes 1 parameters, got 2"],
    ["required:1", "takes 0 parameters, got 1"],
    ["min:three", "takes a number as length"],
    ["min:", "takes a number as length"],
    ["min:Infinity", "takes a number as length"],
  ])("says what is wrong with %j", (text, message) => {
    expect(() => parseRules(text)).toThrow(message);
  });

  it("knows custom rules when they are given", () => {
    const params = { from: "number", to: "number" } as const;
    const between = defineRule({ name: "between", params, test: () => true });
    expect(read(parseRules("between:1:5", [between]))).toEqual([["between", { from: 1, to: 5 }]]);
  });
});

describe("rules as an object", () => {
  it("are the same calls as the string, in the object's order", () => {
    expect(readRules({ required: true, min: 3, confirmed: "a|b" })).toEqual(
      rules("required|min:3|confirmed:a\\|b"),
    );
    expect(readRules({ min: 0, max_value: -1 })).toEqual(rules("min:0|max_value:-1"));
  });

  it("ignore rules that are false or undefined", () => {
    expect(readRules({ required: false, min: undefined, email: true })).toEqual(rules("email"));
  });

  it("mix with custom rules in a list", () => {
    const own = defineRule({ name: "own", test: () => true });
    expect(read([...readRules([...rules("required"), own])])).toEqual([
      ["required", {}],
      ["own", {}],
    ]);
  });
});

describe("rules that are wrong do not compile", () => {
  const expectRefusal = (use: () => unknown) => expect(use).toThrow();

  it("as a string", () => {
    // @ts-expect-error no such rule
    expectRefusal(() => rules("requird"));
    // @ts-expect-error no such rule in the middle
    expectRefusal(() => rules("required|mni:3|email"));
    // @ts-expect-error a parameter that is not a number
    expectRefusal(() => rules("min:three"));
    // @ts-expect-error a parameter is missing
    expectRefusal(() => rules("required|min"));
    // @ts-expect-error a parameter too many
    expectRefusal(() => rules("required:1"));
    // @ts-expect-error not a literal: parseRules takes any text
    expectRefusal(() => rules("requird" as string));
  });

  it("as an object", () => {
    // @ts-expect-error no such rule
    expectRefusal(() => readRules({ requird: true }));
    // @ts-expect-error a parameter that is not a number
    expectRefusal(() => readRules({ min: "three" }));
    // @ts-expect-error a parameter is missing
    expectRefusal(() => readRules({ min: true }));
  });
});
