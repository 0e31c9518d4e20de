import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bitset } from "../bitset.ts";
import { testFacts } from "../test-facts.ts";
import { TourIndex } from "../tour-index.ts";
import { suggest } from "./suggest.ts";
import { SuggestionIndex } from "./suggestion-index.ts";

const now = new Date("2027-03-01T12:00:00Z");
const firsts = ["Карелия", "Камчатка", "Кавказ", "Ка", "Алтай", "Ольхон"];
const seconds = ["летом", "зимой", "каяки", "верхом"];

/** More titles than are looked through one by one. */
const count = 6000;

/** A market whose titles and reviews follow from a seed, so that a failure can be repeated. */
function makeMarket(seed: number) {
  const tours = new TourIndex();
  const index = new SuggestionIndex();
  const all = new Bitset();
  for (let slot = 0; slot < count; slot += 1) {
    const dice = Math.imul(slot + 1, 2_654_435_761 + seed * 2) >>> 0;
    const title = `${firsts[dice % 6]} ${seconds[(dice >>> 8) % 4]} ${slot}`;
    const facts = testFacts({ id: slot + 1, title, reviewsCount: (dice >>> 12) % 400 });
    tours.put(facts, now);
    index.put(slot, facts, undefined);
    if (dice % 11 > 0) all.add(slot);
  }
  return { tours, index, all };
}

const distanceOf = (title: string, typed: string) => {
  const words = title.toLowerCase().split(" ");
  if (words.includes(typed)) return 0;
  return words.some((word) => word.startsWith(typed)) ? 0.5 : Infinity;
};

test("a single letter finds the same titles as a check of each of them", () => {
  const market = fc.record({ seed: fc.nat(50), typed: fc.constantFrom("к", "ка", "а", "о", "л") });
  fc.assert(
    fc.property(market, ({ seed, typed }) => {
      const { tours, index, all } = makeMarket(seed);
      const scoreOf = ({ title, reviewsCount }: { title: string; reviewsCount: number }) =>
        distanceOf(title, typed) - Math.log10(1 + reviewsCount) / 5;
      const byHand = tours.facts
        .flatMap((facts, slot) => (facts && all.has(slot) ? [scoreOf(facts)] : []))
        .toSorted((a, b) => a - b)
        .slice(0, 12);
      const found = suggest(tours, index, { typed, scope: all, kind: "tours", limit: 12 });
      const scores = found.map(({ name }) =>
        scoreOf(tours.facts.find((it) => it?.title === name)!),
      );
      expect(scores.toSorted((a, b) => a - b)).toEqual(byHand);
    }),
    { numRuns: 10 },
  );
});

test("a tour that was renamed or reviewed is found as it is now", () => {
  const { tours, index, all } = makeMarket(1);
  const slot = 5;
  const before = tours.facts[slot]!;
  all.add(slot);
  const ask = (typed: string) =>
    suggest(tours, index, { typed, scope: all, kind: "tours", limit: 3 }).map(({ name }) => name);
  const loved = testFacts({ ...before, title: "Карелия лучше всех", reviewsCount: 90_000 });
  tours.put(loved, now);
  index.put(slot, loved, before);
  expect(ask("кар")[0]).toBe("Карелия лучше всех");
  const renamed = testFacts({ ...loved, title: "Урал лучше всех" });
  tours.put(renamed, now);
  index.put(slot, renamed, loved);
  expect(ask("кар")).not.toContain("Карелия лучше всех");
  expect(ask("у")).toEqual(["Урал лучше всех"]);
  tours.remove(renamed.id);
  index.remove(slot, renamed);
  expect(ask("у")).toEqual([]);
});
