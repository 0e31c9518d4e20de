import * as fc from "fast-check";
import { expect, test } from "vitest";
import { testFacts } from "../test-facts.ts";
import { TourIndex } from "../tour-index.ts";
import { TextCache } from "./text-cache.ts";

const now = new Date("2027-03-01T12:00:00Z");

/** A database of titles, whose word is found where a title has it; names are titles of one word. */
function createMarket() {
  const titles = new Map<number, string>();
  const index = new TourIndex();
  const cache = new TextCache();
  const looked: (readonly number[] | undefined)[] = [];
  const query = (word: string) => async (among?: readonly number[]) => {
    looked.push(among);
    const everywhere = [...titles.keys()].filter(
      (id) => titles.get(id)!.split(" ").includes(word) && (among?.includes(id) ?? true),
    );
    return { everywhere, inNames: everywhere.filter((id) => titles.get(id) === word) };
  };
  return {
    looked,
    put: (id: number, title: string) => {
      titles.set(id, title);
      index.put(testFacts({ id, title }), now);
    },
    remove: (id: number) => {
      titles.delete(id);
      index.remove(id);
    },
    find: async (word: string) => {
      const found = await cache.find(index, word, query(word));
      const read = (slots: typeof found.everywhere) => {
        const ids: number[] = [];
        slots.forEach((slot) => ids.push(index.facts[slot]!.id));
        return ids.toSorted((a, b) => a - b);
      };
      return { everywhere: read(found.everywhere), inNames: read(found.inNames) };
    },
    findByHand: async (word: string) => {
      const { everywhere, inNames } = await query(word)();
      return {
        everywhere: everywhere.toSorted((a, b) => a - b),
        inNames: inNames.toSorted((a, b) => a - b),
      };
    },
  };
}

const id = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ id, title: fc.constantFrom("а", "б", "а б", "в") }),
  fc.record({ removed: id }),
  fc.record({ asked: fc.constantFrom("а", "б") }),
);

test("after any changes between two searches the result equals that of a new search", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const market = createMarket();
      for (const one of steps) {
        if ("title" in one) market.put(one.id, one.title);
        else if ("removed" in one) market.remove(one.removed);
        else expect(await market.find(one.asked)).toEqual(await market.findByHand(one.asked));
      }
    }),
    { numRuns: 300 },
  );
});

test("after a change of one tour only that tour is searched again, and without changes none", async () => {
  const market = createMarket();
  for (const one of [1, 2, 3]) market.put(one, "а");
  await market.find("а");
  await market.find("а");
  market.put(2, "б");
  expect(await market.find("а")).toEqual({ everywhere: [1, 3], inNames: [1, 3] });
  expect(market.looked).toEqual([undefined, [2]]);
});

test("a failed search is not cached", async () => {
  const cache = new TextCache();
  const index = new TourIndex();
  const failing = () => Promise.reject(new Error("no database"));
  await expect(cache.find(index, "а", failing)).rejects.toThrow("no database");
  const found = await cache.find(index, "а", async () => ({ everywhere: [], inNames: [] }));
  expect(found.everywhere.isEmpty()).toBe(true);
});
