import { expect, expectTypeOf, test } from "vitest";
import { isSameValue, readPath, writePath } from "./field-path.ts";
import type { FieldName, FieldValue } from "./field-path.ts";

type Values = {
  name: string;
  phones: string[];
  legal: { inn: string };
  tourists: { email: string | null }[];
};

test("a field's name leads into lists and groups", () => {
  expectTypeOf<FieldName<Values>>().toEqualTypeOf<
    | "name"
    | "phones"
    | `phones.${number}`
    | "legal"
    | "legal.inn"
    | "tourists"
    | `tourists.${number}`
    | `tourists.${number}.email`
  >();
  expectTypeOf<FieldValue<Values, "legal.inn">>().toEqualTypeOf<string>();
  expectTypeOf<FieldValue<Values, "phones.0">>().toEqualTypeOf<string>();
  expectTypeOf<FieldValue<Values, `tourists.${number}.email`>>().toEqualTypeOf<string | null>();
  expectTypeOf<FieldName<Record<string, unknown>>>().toEqualTypeOf<string>();
});

const values = { name: "Анна", phones: ["1", "2"], legal: { inn: "7" }, "a.b": 1 };

test("the value under a name is read, and undefined where there is none", () => {
  expect(readPath(values, "phones.1")).toBe("2");
  expect(readPath(values, "legal.inn")).toBe("7");
  expect(readPath(values, "a.b"), "a name with a point of its own").toBe(1);
  expect(readPath(values, "phones.7.length")).toBeUndefined();
  expect(readPath(values, "legal.constructor")).toBeUndefined();
});

test("writing copies only the objects along the path", () => {
  const written = writePath(values, "phones.0", "9");
  expect(written).toEqual({ ...values, phones: ["9", "2"] });
  expect(written.legal).toBe(values.legal);
  expect(values.phones).toEqual(["1", "2"]);
  expect(writePath(values, "a.b", 2)).toEqual({ ...values, "a.b": 2 });
  expect(writePath({}, "tourists.0.email", "x"), "no such list").toEqual({
    "tourists.0.email": "x",
  });
});

test("lists and plain objects are equal when their contents are", () => {
  expect(isSameValue({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSameValue([1], { 0: 1, length: 1 })).toBe(false);
  expect(isSameValue(new Date(0), new Date(0)), "what is no plain object is itself alone").toBe(
    false,
  );
});
