import { expect, test } from "vitest";
import { readRefusal } from "./read-refusal.ts";

const refusal = { status: 400, message: "Проверьте правильность заполнения", validation: {} };

test("field names lose the prefix that they have in the request body", () => {
  const validation = { "settings.title": ["Занят"], other: ["Где?"] };
  expect(readRefusal({ ...refusal, validation }, "settings.")).toEqual({
    title: ["Занят"],
    other: ["Где?"],
  });
});

test("a field that is named without a message shows none", () => {
  expect(readRefusal({ ...refusal, validation: { title: [] } }, "")).toEqual({});
});

test("a form with one field shows the server's general message at that field", () => {
  expect(readRefusal(refusal, "", "domain")).toEqual({ domain: [refusal.message] });
  expect(readRefusal({ ...refusal, status: 500 }, "", "domain"), "no word about a field").toEqual(
    {},
  );
});
