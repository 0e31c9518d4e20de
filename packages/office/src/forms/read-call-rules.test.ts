import { ruMessages, validateValue } from "@tour/validation";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readBounds, readCallRules } from "./read-call-rules.ts";

const body = v.object({
  note: v.optional(v.pipe(v.string(), v.maxLength(5))),
  secret: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty("Пусто"), v.maxLength(5))),
  dates: v.array(v.object({ capacity: v.pipe(v.number(), v.minValue(1), v.maxValue(40)) })),
});
const rulesOf = readCallRules(body);
const judge = async (value: unknown, ...asked: Parameters<typeof rulesOf>) =>
  (await validateValue(value, rulesOf(...asked), { messages: ruMessages })) === undefined;

test("what a form asks besides is judged with the call's own limit", async () => {
  expect(await judge("", "note", "")).toBe(true);
  expect(await judge(" ", "note", "required")).toBe(false);
  expect(await judge("длинно", "note", "required")).toBe(false);
  expect(await judge("коротко".slice(0, 5), "note", "required")).toBe(true);
});

test("a field that is left out when it is empty may be empty, and keeps its limit", async () => {
  expect(await judge("", "secret", "")).toBe(false);
  expect(await judge("", "secret", "or nothing")).toBe(true);
  expect(await judge("длинно", "secret", "or nothing")).toBe(false);
});

test("rules are the same each time, and bounds are those of the call", () => {
  expect(rulesOf("note", "required")).toBe(rulesOf("note", "required"));
  expect(readBounds(body, "dates.0.capacity")).toEqual({ min: 1, max: 40 });
  expect(() => readBounds(body, "dates.0.seats")).toThrow("no field");
});
