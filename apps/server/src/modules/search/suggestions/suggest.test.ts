import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bitset } from "../bitset.ts";
import { testFacts } from "../test-facts.ts";
import { TourIndex } from "../tour-index.ts";
import { phoneticKey, swapLayout } from "./phonetic-key.ts";
import { suggest } from "./suggest.ts";
import { SuggestionIndex } from "./suggestion-index.ts";
import { allowedMistakes, typingDistance } from "./typing-distance.ts";

const now = new Date("2027-03-01T12:00:00Z");
const cities = [
  ...["Листвянка", "Петропавловск-Камчатский", "Горно-Алтайск", "Нижний Новгород"],
  ...["Санкт-Петербург", "Суздаль", "Териберка", "Йошкар-Ола", "Щёлково", "Хужир", "Юрюзань"],
];

const tours = new TourIndex();
const index = new SuggestionIndex();
const all = new Bitset();
cities.forEach((city, slot) => {
  const names = { ...testFacts().names, cities: [city] };
  const facts = testFacts({ id: slot + 1, title: `Тур ${slot}`, names });
  tours.put(facts, now);
  index.put(slot, facts, undefined);
  all.add(slot);
});

const ask = (typed: string) =>
  suggest(tours, index, { typed, scope: all, kind: "cities", limit: 5 }).map(({ name }) => name);

test("a name is found by its beginning, in either keyboard layout and in Latin letters", () => {
  for (const city of cities) {
    for (const typed of [city, city.slice(0, 4), swapLayout(city), phoneticKey(city)]) {
      expect([typed, ask(typed)]).toEqual([typed, expect.arrayContaining([city])]);
    }
  }
  for (const typed of ["Listvyanka", "yoshkar-ola", "khuzhir", "Shchyolkovo", "petropavlovsk"]) {
    expect([typed, ask(typed)]).toEqual([typed, [expect.any(String)]]);
  }
});

test("a whole word finds names of its stem, after those that begin with it", () => {
  expect(ask("камчатка")).toEqual(["Петропавловск-Камчатский"]);
  expect(ask("алтайский")).toEqual(["Горно-Алтайск"]);
  expect(ask("суздальский")).toEqual([]);
});

test("a missing, extra, wrong or swapped letter does not matter in a long name", () => {
  const name = "листвянка";
  const mistaken = fc
    .record({
      kind: fc.constantFrom("miss", "add", "mistake", "swap"),
      at: fc.integer({ min: 0, max: name.length - 2 }),
      letter: fc.constantFrom(..."абвгдежзик"),
    })
    .map(({ kind, at, letter }) => {
      const [before, here, next] = [name.slice(0, at), name[at]!, name[at + 1]!];
      const after = name.slice(at + 1);
      if (kind === "miss") return before + after;
      if (kind === "add") return before + letter + here + after;
      if (kind === "mistake") return before + letter + after;
      return before + next + here + name.slice(at + 2);
    });
  fc.assert(
    fc.property(mistaken, (typed) => {
      expect([typed, ask(typed)]).toEqual([typed, ["Листвянка"]]);
    }),
  );
});

test("words that mean something else are not suggested", () => {
  for (const typed of ["Владивосток", "ыва", "qwerty", "кот", "", "  ", "-"]) {
    expect([typed, ask(typed)]).toEqual([typed, []]);
  }
});

test("a name that no visible tour has any more is not suggested", () => {
  const slot = cities.indexOf("Суздаль");
  const before = tours.facts[slot]!;
  index.put(slot, testFacts({ id: slot + 1, title: before.title }), before);
  expect(ask("Суздаль")).toEqual([]);
  index.put(slot, before, testFacts({ id: slot + 1, title: before.title }));
  expect(ask("Суздаль")).toEqual(["Суздаль"]);
});

test("converting the keyboard layout twice gives the original text", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яё]{1,12}$/), (text) => {
      expect(swapLayout(swapLayout(text))).toBe(text);
    }),
  );
});

/** The textbook's own distance, over every beginning of the word. */
function distanceByHand(typed: string, word: string): number {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (_one, column) => (row === 0 ? column : row)),
  );
  for (let i = 1; i <= typed.length; i += 1) {
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      let cost = Math.min(table[i - 1]![j]!, table[i]![j - 1]!) + 1;
      cost = Math.min(cost, table[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, table[i - 2]![j - 2]! + 1);
      }
      table[i]![j] = cost;
    }
  }
  return Math.min(...table[typed.length]!);
}

test("the distance is the edit distance, up to the number of allowed mistakes", () => {
  const word = fc.stringMatching(/^[abc]{0,10}$/);
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const maxDistance = allowedMistakes(typed.length);
      const expected = Math.min(distanceByHand(typed, other), maxDistance + 1);
      expect(typingDistance(typed, other, maxDistance)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});
