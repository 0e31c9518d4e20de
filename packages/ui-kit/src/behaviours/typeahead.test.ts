import { expect, test } from "vitest";
import { createTypeahead, matchTyped } from "./typeahead.ts";

test("typing a word finds the item that starts with it, a repeated letter cycles through its items", () => {
  const texts = ["Add", "Archive", "Move up", "Move down"];
  expect(matchTyped(texts, "m", -1)).toBe(2);
  expect(matchTyped(texts, "mm", 2)).toBe(3);
  expect(matchTyped(texts, "mm", 3)).toBe(2);
  expect(matchTyped(texts, "ar", 0)).toBe(1);
  expect(matchTyped(texts, "z", 0)).toBe(-1);
});

test("letters after a pause start a new word", () => {
  const type = createTypeahead();
  expect(type("m", 1000)).toBe("m");
  expect(type("o", 1400)).toBe("mo");
  expect(type("a", 2000)).toBe("a");
});
