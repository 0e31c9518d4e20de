import * as v from "valibot";
import { expect, it } from "vitest";
import { field, fieldHints } from "./field.ts";
import { line, wholeNumber } from "./text.ts";
import { list } from "./list.ts";

it("keeps the hints of two fields apart, even if they come from one schema", () => {
  const base = v.string();
  const first = field(base, { label: "Первое" });
  const second = field(base, { label: "Второе" });
  expect(fieldHints(first)?.label).toBe("Первое");
  expect(fieldHints(second)?.label).toBe("Второе");
  expect(fieldHints(base)).toBeUndefined();
});

it("finds hints under optional and nullable", () => {
  const inner = field(v.string(), { label: "Имя" });
  expect(fieldHints(v.optional(v.nullable(inner)))?.label).toBe("Имя");
});

it("a line needs more than spaces, and has a maximum length", () => {
  const schema = line({ label: "Имя" }, 5);
  expect(v.safeParse(schema, "   ").success).toBe(false);
  expect(v.safeParse(schema, "шесть6").success).toBe(false);
  expect(v.parse(schema, "Алтай")).toBe("Алтай");
});

it("a list is empty by default and bounded", () => {
  const schema = list(v.string(), { label: "Слова" }, { max: 2 });
  expect(v.parse(schema, undefined)).toEqual([]);
  expect(v.safeParse(schema, ["а", "б", "в"]).success).toBe(false);
});

it("an integer has bounds and an initial value", () => {
  const schema = wholeNumber({ label: "Сколько" }, { min: 1, max: 9, initial: 3 });
  expect(v.parse(schema, undefined)).toBe(3);
  for (const wrong of [0, 10, 1.5, "3"]) expect(v.safeParse(schema, wrong).success).toBe(false);
});
