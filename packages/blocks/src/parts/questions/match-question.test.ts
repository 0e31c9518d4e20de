import { expect, test } from "vitest";
import { hasWords, readQuery } from "./match-question.ts";

const matches = (query: string, text: string) => hasWords(text, readQuery(query));

test("a word is found in its other forms", () => {
  expect(matches("страховка", "Нужно ли оформлять страховку?")).toBe(true);
  expect(matches("лошади", "Рюкзаки везут на лошадях")).toBe(true);
  expect(matches("ребёнок", "Можно с ребенком?")).toBe(false);
  expect(matches("ребён", "Можно с ребенком?")).toBe(true);
});

test("a word is found while it is being typed, by its beginning only", () => {
  expect(matches("стра", "Нужна страховка?")).toBe(true);
  expect(matches("ховка", "Нужна страховка?")).toBe(false);
});

test("all words must be there, in any order", () => {
  expect(matches("деньги вернуть", "Можно ли вернуть деньги?")).toBe(true);
  expect(matches("деньги ребёнку", "Можно ли вернуть деньги?")).toBe(false);
});

test("tags and soft hyphens are not words", () => {
  expect(matches("strong", "<p><strong>Да</strong></p>")).toBe(false);
  expect(matches("снаряжение", "сна\u00adря\u00adже\u00adние")).toBe(true);
});

test("an empty query finds everything", () => {
  expect(matches("  ", "Что угодно")).toBe(true);
});
