import * as v from "valibot";
import { expect, test } from "vitest";
import { createForm } from "../form/create-form.ts";
import { ruMessages } from "../messages/ru.ts";
import { findSchema, readLimits } from "./read-schema.ts";
import { schemaRules } from "./schema-rules.ts";

const phone = v.pipe(v.string(), v.regex(/^\+\d+$/, "Некорректный номер телефона"));

const schema = v.partial(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5)),
    about: v.optional(v.pipe(v.string(), v.maxLength(5)), ""),
    password: v.pipe(v.string(), v.minLength(3)),
    email: v.union([v.literal(""), v.pipe(v.string(), v.email())]),
    login: v.pipe(v.string(), v.email()),
    phones: v.optional(v.pipe(v.array(phone), v.maxLength(2, "Не больше двух")), []),
    since: v.nullable(v.pipe(v.number(), v.minValue(1900), v.maxValue(2200))),
    legal: v.strictObject({ inn: v.pipe(v.string(), v.maxLength(12)) }),
  }),
);

const read = schemaRules(schema);

/** What a field says about a value. */
async function judge(field: string, value: unknown): Promise<string | undefined> {
  const form = createForm({ initialValues: { [field]: value }, messages: ruMessages });
  form.register(field, { rules: read(field) });
  return form.validateField(field);
}

test.each([
  ["name", " ", "Обязательно для заполнения"],
  ["name", "Алтайка", "Максимум 5 символов"],
  ["name", "Алтай", undefined],
  ["about", "", undefined],
  ["about", "Алтайка", "Максимум 5 символов"],
  ["password", "", "Обязательно для заполнения"],
  ["password", "ab", "Минимум 3 символов"],
  ["email", "", undefined],
  ["email", "anna@", "Введите корректный e-mail"],
  ["login", "", "Обязательно для заполнения"],
  ["login", "anna@", "Введите корректный e-mail"],
  ["phones.0", "", "Обязательно для заполнения"],
  ["phones.0", "позвоните", "Некорректный номер телефона"],
  ["phones.7", "+79161234567", undefined],
  ["phones", ["+7", "+7", "+7"], "Не больше двух"],
  ["since", 1800, "Минимальное значение 1900"],
  ["since", null, undefined],
  ["legal.inn", "1234567890123", "Максимум 12 символов"],
])("%s: %j is answered by %s", async (field, value, message) => {
  expect(await judge(field, value)).toBe(message);
});

test("rules are named, so that a field can mark that it is required and count its characters", () => {
  const names = read("name").map((entry) => ("rule" in entry ? entry.rule : entry).name);
  expect(names).toEqual(["required", "max", "schema"]);
  expect(read("name"), "and they stay the same").toBe(read("name"));
});

test("a field that the schema does not have is a programming error", () => {
  expect(() => read("nmae")).toThrow("The schema has no field nmae");
  expect(findSchema(schema, "legal.ogrn")).toBeUndefined();
  expect(findSchema(schema, "legal.constructor")).toBeUndefined();
});

test("limits are read for controls that count characters, step or restrict input", () => {
  expect(readLimits(findSchema(schema, "since")!)).toEqual({ min: 1900, max: 2200 });
  expect(readLimits(findSchema(schema, "phones")!)).toEqual({ maxLength: 2 });
  expect(readLimits(findSchema(schema, "email")!)).toEqual({});
});
