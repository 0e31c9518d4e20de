import { expect, test } from "vitest";
import { nextCollapseState, settleCollapseState } from "./use-collapse.ts";

test("opening goes collapsed, expanding, expanded", () => {
  expect(nextCollapseState("collapsed", true)).toBe("expanding");
  expect(settleCollapseState("expanding")).toBe("expanded");
  expect(nextCollapseState("expanded", true)).toBe("expanded");
});

test("closing goes expanded, collapsing, collapsed", () => {
  expect(nextCollapseState("expanded", false)).toBe("collapsing");
  expect(settleCollapseState("collapsing")).toBe("collapsed");
  expect(nextCollapseState("collapsed", false)).toBe("collapsed");
});

test("an animation can be reversed midway", () => {
  expect(nextCollapseState("expanding", false)).toBe("collapsing");
  expect(nextCollapseState("collapsing", true)).toBe("expanding");
});
