import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createForm } from "../form/create-form.ts";
import { rules } from "../read-rules.ts";
import type { OwnRule } from "../rule-types.ts";
import { validateValue } from "../validate-value.ts";
import { createFieldRules, createRule, createSchema } from "./index.ts";

const date = v.pipe(v.string("Нужна дата"), v.isoDate("Дата пишется как 2026-05-01"));

describe("a valibot schema as a rule", () => {
  it("fails with the first issue's message", async () => {
    expect(await validateValue("1 мая", [createRule(date)])).toBe("Дата пишется как 2026-05-01");
    expect(await validateValue(7, [createRule(date)])).toBe("Нужна дата");
    expect(await validateValue("2026-05-01", [createRule(date)])).toBeUndefined();
  });

  it("gets an empty value as it is", async () => {
    expect(await validateValue("", [createRule(date)])).toBe("Дата пишется как 2026-05-01");
    expect(await validateValue(undefined, [createRule(v.optional(date))])).toBeUndefined();
  });

  it("works among other rules, in order", async () => {
    const both = [...rules("required"), createRule(date)];
    expect(await validateValue("", both)).toBe("Required field");
    expect(await validateValue("x", both)).toBe("Дата пишется как 2026-05-01");
  });

  it("accepts another message, and a name for the form's messages", async () => {
    const rule = createRule(date, { name: "date", message: "Не дата" });
    expect(await validateValue("x", [rule])).toBe("Не дата");
    expect(await validateValue("x", [rule], { messages: { date: "Not a date" } })).toBe(
      "Not a date",
    );
  });

  it("may be asynchronous", async () => {
    const isFree = async (value: string) => value !== "altai";
    const slug = v.pipeAsync(v.string(), v.checkAsync(isFree, "Занято"));
    expect(await validateValue("altai", [createRule(slug)])).toBe("Занято");
    expect(await validateValue("baikal", [createRule(slug)])).toBeUndefined();
  });

  it("gives the same result when converted to rules and back", async () => {
    const there = createRule(createSchema("required|email"));
    for (const value of ["", "anna", "anna@example.ru", null]) {
      expect(await validateValue(value, [there])).toBe(
        await validateValue(value, "required|email"),
      );
    }
  });
});

describe("an object's schema as the rules of a form", () => {
  const passwords = v.pipe(
    v.object({
      email: v.pipe(v.string(), v.email("Не почта")),
      password: v.pipe(v.string(), v.minLength(3, "Коротко")),
      again: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [["password"], ["again"]],
        ({ password, again }) => password === again,
        "Разные",
      ),
      ["again"],
    ),
  );

  function setUp() {
    const fields = createFieldRules(passwords);
    const form = createForm({ initialValues: { email: "", password: "", again: "" } });
    form.register("email", { rules: fields.email });
    form.register("password", { rules: fields.password });
    form.register("again", { rules: fields.again });
    return { form, fields };
  }

  it("has the rules of each entry under its name", () => {
    const { fields } = setUp();
    expectTypeOf(fields).toEqualTypeOf<{
      readonly [Name in "email" | "password" | "again"]: readonly OwnRule[];
    }>();
    // @ts-expect-error no such field
    expect(fields.emial).toBeUndefined();
  });

  it("validates each field by its entry and by the object's cross-field checks", async () => {
    const { form } = setUp();
    form.setValue("password", "ab");
    expect((await form.validate()).errors).toEqual({
      email: "Не почта",
      password: "Коротко",
      again: "Разные",
    });
    form.setValue("email", "anna@example.ru");
    form.setValue("password", "abc");
    expect((await form.validate()).errors).toEqual({ again: "Разные" });
    form.setValue("again", "abc");
    expect((await form.validate()).isValid).toBe(true);
  });

  it("validates a field again when another one that it depends on changes", async () => {
    const { form } = setUp();
    form.setValue("password", "abc");
    await form.validate();
    expect(form.getField("again").error).toBe("Разные");
    form.setValue("password", "");
    expect(form.getField("again").error).toBeUndefined();
  });

  it("has no cross-field rule for a plain object", () => {
    const fields = createFieldRules(v.object({ name: v.string() }));
    expect(fields.name.map(({ dependsOn }) => dependsOn)).toEqual([undefined]);
  });
});
