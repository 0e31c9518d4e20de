import { expect, test } from "vitest";
import { countLines, toOneLine } from "./one-line.ts";

test("a message of several coloured lines becomes one plain line", () => {
  expect(toOneLine("\u001b[31mError:\u001b[39m expected 1\n  to be 2\n")).toBe(
    "Error: expected 1 to be 2",
  );
});

test("lines are counted and named, and none are said to be none", () => {
  expect(countLines("Failed", ["unit: a"])).toBe("Failed: 1\n    unit: a");
  expect(countLines("Failed", [])).toBe("Failed: 0");
});
