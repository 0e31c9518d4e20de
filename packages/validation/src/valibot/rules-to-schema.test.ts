import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { ruMessages } from "../messages/ru.ts";
import { defineRule } from "../rule.ts";
import {
  checkRules,
  checkRulesAsync,
  createFormSchema,
  createFormSchemaAsync,
  createSchema,
  createSchemaAsync,
} from "./index.ts";

const messagesOf = (result: { issues?: readonly { message: string }[] | undefined }) =>
  (result.issues ?? []).map(({ message }) => message);

const isFree = async (value: unknown) => value !== "altai";
const free = defineRule({ name: "free", message: "Занято", test: isFree });

describe("rules in a valibot pipe", () => {
  const address = v.pipe(v.string(), checkRules("required|email", { messages: ruMessages }));

  it("give the first failing rule's message as the one issue", () => {
    expect(messagesOf(v.safeParse(address, ""))).toEqual(["Обязательно для заполнения"]);
    expect(messagesOf(v.safeParse(address, "anna"))).toEqual(["Введите корректный e-mail"]);
    expect(v.parse(address, "anna@example.ru")).toBe("anna@example.ru");
  });

  it("keep the schema's types, and do not run where the type is already wrong", () => {
    expectTypeOf<v.InferOutput<typeof address>>().toEqualTypeOf<string>();
    expect(messagesOf(v.safeParse(address, 7))).toEqual([
      "Invalid type: Expected string but received 7",
    ]);
  });

  it("are checked at compile time, and may be an object", () => {
    // @ts-expect-error no such rule
    expect(() => v.pipe(v.string(), checkRules("requird"))).toThrow("Unknown rule");
    // @ts-expect-error no such rule
    expect(() => createSchema({ requird: true })).toThrow("Unknown rule");
    const short = v.pipe(v.string(), checkRules({ max: 2 }));
    expect(messagesOf(v.safeParse(short, "abc"))).toEqual(["Maximum 2 characters"]);
  });

  it("may be asynchronous in an asynchronous pipe, and throw in a synchronous one", async () => {
    const slug = v.pipeAsync(v.string(), checkRulesAsync([free]));
    expect(messagesOf(await v.safeParseAsync(slug, "altai"))).toEqual(["Занято"]);
    expect((await v.safeParseAsync(slug, "baikal")).success).toBe(true);
    const wrong = v.pipe(v.string(), checkRules([free]));
    expect(() => v.safeParse(wrong, "altai")).toThrow("ends in Async");
  });

  it("throw the error that their test throws", async () => {
    const broken = defineRule({
      name: "broken",
      test: () => {
        throw new Error("no network");
      },
    });
    expect(() => v.safeParse(createSchema([broken]), 1)).toThrow("no network");
    await expect(v.safeParseAsync(createSchemaAsync([broken]), 1)).rejects.toThrow("no network");
  });
});

describe("a schema made of rules", () => {
  it("validates any value, even a missing key", () => {
    const tourist = v.object({ name: createSchema("required|min:2"), note: createSchema("max:5") });
    expect(v.flatten(v.safeParse(tourist, {}).issues ?? ([] as never)).nested).toEqual({
      name: ["Required field"],
    });
    expect(v.parse(tourist, { name: "Анна" })).toEqual({ name: "Анна" });
  });

  it("may be asynchronous", async () => {
    const tour = v.objectAsync({ slug: createSchemaAsync([free]) });
    expect(messagesOf(await v.safeParseAsync(tour, { slug: "altai" }))).toEqual(["Занято"]);
  });
});

describe("a schema of a whole form", () => {
  const form = createFormSchema({
    email: "required|email",
    password: { required: true, min: 8 },
    again: "confirmed:password",
  });
  const values = { email: "anna@example.ru", password: "demo-demo", again: "demo-demo" };

  it("gives one issue a field, under the field's name", () => {
    const { issues } = v.safeParse(form, { ...values, email: "", again: "other", x: 1 });
    expect(v.flatten<typeof form>(issues as never).nested).toEqual({
      email: ["Required field"],
      again: ["Do not match"],
    });
    expect(v.parse(form, { ...values, x: 1 })).toEqual({ ...values, x: 1 });
    expect(v.safeParse(form, null).success).toBe(false);
  });

  it("refuses wrong rules at compile time", () => {
    // @ts-expect-error no such rule
    expect(() => createFormSchema({ email: "required|emial" })).toThrow("Unknown rule: emial");
    // @ts-expect-error a parameter is missing
    expect(() => createFormSchema({ email: "min" })).toThrow("takes 1 parameters, got 0");
  });

  it("runs asynchronous rules in parallel", async () => {
    const schema = createFormSchemaAsync({ slug: [free], email: "email" });
    const { issues } = await v.safeParseAsync(schema, { slug: "altai", email: "x" });
    expect(v.flatten(issues as never).nested).toEqual({
      slug: ["Занято"],
      email: ["Please enter a valid e-mail"],
    });
    expect((await v.safeParseAsync(schema, { slug: "baikal" })).success).toBe(true);
  });
});
