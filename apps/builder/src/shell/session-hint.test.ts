import { expect, it } from "vitest";
import { takeStrangerHint } from "./session-hint.ts";

it("says once that the page came to a stranger: a session may have begun since", () => {
  const page = { dataset: { session: "none" } };
  expect([takeStrangerHint(page), takeStrangerHint(page)]).toEqual([true, false]);
  expect(takeStrangerHint({ dataset: {} })).toBe(false);
});
