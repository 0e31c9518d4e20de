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
])("%j in lines of %i", (name, longest, lines) => {
  expect(splitName(name, longest)).toEqual(lines);
});

it("never loses a word", () => {
  const name = "А и б сидели на трубе а упала б пропала кто остался";
  for (let longest = 1; longest < 60; longest += 1) {
    expect(splitName(name, longest).join(" ")).toBe(name);
  }
});
