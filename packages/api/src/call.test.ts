import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { defineCall } from "./call.ts";
import type { CallInput, Client, Handlers, ParsedInput } from "./call.ts";

const calls = {
  read: defineCall({
    method: "GET",
    path: "/read",
    summary: "",
    access: "anyone",
    query: v.object({ page: v.optional(v.string(), "1") }),
    answer: v.object({ data: v.number() }),
  }),
  write: defineCall({
    method: "POST",
    path: "/write",
    summary: "",
    access: "anyone",
    body: v.object({ text: v.string() }),
    answer: v.object({ success: v.literal(true) }),
  }),
};

type Calls = typeof calls;

test("a caller may omit inputs with a default; a handler always gets them", () => {
  expectTypeOf<CallInput<Calls["read"]>>().toEqualTypeOf<{ query?: { page?: string } }>();
  expectTypeOf<ParsedInput<Calls["read"]>>().toEqualTypeOf<{ query: { page: string } }>();
  expectTypeOf<Parameters<Client<Calls>["read"]>[0]>().toExtend<object | undefined>();
});

test("a missing handler, or one that returns another shape, does not compile", () => {
  const whole: Handlers<Calls, undefined> = {
    read: ({ query }) => ({ data: Number(query.page) }),
    write: async () => ({ success: true }),
  };
  // @ts-expect-error the call `write` has no handler
  const missing: Handlers<Calls, undefined> = { read: whole.read };
  const wrong: Handlers<Calls, undefined> = {
    ...whole,
    // @ts-expect-error a text is not the number that the contract promises
    read: () => ({ data: "1" }),
  };
  expect(Object.keys(missing)).toEqual(["read"]);
  expect(Object.keys(wrong)).toEqual(Object.keys(calls));
});
