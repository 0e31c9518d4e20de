import { expect, test } from "vitest";
import { findWord } from "./place-caret.ts";

const wordAt = (text: string, offset: number) => {
  const word = findWord(text, offset);
  return word && text.slice(word.start, word.end);
};

test("a word is found from its first letter to behind its last", () => {
  expect(wordAt("Восхождение на Белуху", 0)).toBe("Восхождение");
  expect(wordAt("Восхождение на Белуху", 11)).toBe("Восхождение");
  expect(wordAt("Восхождение на Белуху", 13)).toBe("на");
  expect(wordAt("Восхождение на Белуху", 15)).toBe("Белуху");
});

test("between signs, and past the text's end, there is none: there one writes on", () => {
  expect(wordAt("Алтай — лето", 6)).toBeUndefined();
  expect(wordAt("Алтай", 5)).toBeUndefined();
  expect(wordAt("", 0)).toBeUndefined();
});
