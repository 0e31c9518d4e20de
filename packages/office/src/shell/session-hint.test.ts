import { expect, it } from "vitest";
import { takeSignedOutHint } from "./session-hint.ts";

it("reports once that nobody is signed in: a session may have started since", () => {
  const page = { dataset: { session: "none" } };
  expect([takeSignedOutHint(page), takeSignedOutHint(page)]).toEqual([true, false]);
  expect(takeSignedOutHint({ dataset: {} })).toBe(false);
});
