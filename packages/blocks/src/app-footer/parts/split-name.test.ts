import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

it.each([
  ["Тропа", 10, ["Тропа"]],
  ["Дальние берега", 18, ["Дальние берега"]],
  ["Дальние берега", 10, ["Дальние", "берега"]],
  ["Клуб путешествий Дальние берега", 18, ["Клуб путешествий", "Дальние берега"]],
  ["Русское географическое общество", 10, ["Русское", "географическое", "общество"]],
  ["  Юг  ", 10, ["Юг"]],
  ["Достопримечательности", 10, ["Достопримечательности"]],
])("%j in lines of %i", (name, maxLength, lines) => {
  expect(splitName(name, maxLength)).toEqual(lines);
});

it("never loses a word", () => {
  const name = "А и б сидели на трубе а упала б пропала кто остался";
  for (let maxLength = 1; maxLength < 60; maxLength += 1) {
    expect(splitName(name, maxLength).join(" ")).toBe(name);
  }
});
