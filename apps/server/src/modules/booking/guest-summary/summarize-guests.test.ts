import { expect, test } from "vitest";
import { summarizeGuests } from "./summarize-guests.ts";
import type { CountedGuest, KeptSummary } from "./summarize-guests.ts";

const nothing: KeptSummary = { shown: null, counted: {}, known: [] };

/** Guests by their ages, each alone unless the ages of a request stand together. */
function guests(...parties: (number | number[])[]): CountedGuest[] {
  let touristId = 0;
  return parties.flatMap((party, index) => {
    const ages = [party].flat();
    return ages.map((age) => {
      touristId += 1;
      return { touristId, requestId: index + 1, age, isAlone: ages.length === 1 };
    });
  });
}

const shownOf = (all: CountedGuest[]) => summarizeGuests(nothing, all).shown;

test("nothing is said of four, and of five that there are five", () => {
  expect(shownOf(guests(25, 26, 27, 28))).toBeNull();
  expect(shownOf(guests(25, 26, 27, 28, 29))).toEqual({ from: 5, ages: [25, 34], alone: "most" });
});

test("nothing is said where who booked together are more than half, or one request is left", () => {
  expect(shownOf(guests([30, 31, 32, 33], 34))).toBeNull();
  expect(shownOf(guests([30, 31, 32], [33, 34, 35]))).toBeNull();
  expect(shownOf(guests([30, 31], [33, 34], 35))).not.toBeNull();
});

test("children do not count", () => {
  expect(shownOf(guests(25, 26, 27, 28, 17))).toBeNull();
  expect(shownOf(guests(25, 26, 27, 28, 18))).not.toBeNull();
});

test("an age is said of most, never of a few at its ends", () => {
  expect(shownOf(guests(25, 30, 38, 41, 44))?.ages).toEqual([25, 44]);
  // One of five at the end of a wide range would be known by it.
  expect(shownOf(guests(25, 30, 31, 33, 70))?.ages).toBeNull();
  // Of eight the oldest is left out without a word.
  expect(shownOf(guests(25, 30, 31, 33, 26, 27, 28, 70))?.ages).toEqual([25, 34]);
  expect(shownOf(guests(66, 70, 71, 73, 80))?.ages).toEqual([65, null]);
});

test("how many travel alone is said in words that fit several numbers", () => {
  expect(shownOf(guests(30, 30, 30, [30, 30]))?.alone).toBe("most");
  expect(shownOf(guests(30, 30, [30, 30], [30, 30]))?.alone).toBe("some");
  expect(shownOf(guests(30, [30, 30], [30, 30]))?.alone).toBeNull();
});

test("what is shown changes when five more have come, and for no fewer", () => {
  const five = guests(30, 30, 30, 30, 30);
  const first = summarizeGuests(nothing, five);
  const join = (count: number) =>
    guests(...Array.from({ length: 5 + count }, (_, at) => (at < 5 ? 30 : 50)));
  for (const count of [1, 2, 3, 4]) expect(summarizeGuests(first, join(count))).toBe(first);
  expect(summarizeGuests(first, join(5)).shown).toEqual({
    from: 10,
    ages: [25, 54],
    alone: "most",
  });
});

test("it goes as soon as one of it leaves or is another, and comes back with five who never counted", () => {
  const six = guests(30, 30, 30, 30, 30, 60);
  const first = summarizeGuests(nothing, six);
  const gone = summarizeGuests(first, six.slice(0, 5));
  expect(gone).toMatchObject({ shown: null, counted: {} });
  // Who left and comes back shows nothing of themselves by that.
  expect(summarizeGuests(gone, six).shown).toBeNull();
  const older = six.map((one, index) => (index === 0 ? { ...one, age: 40 } : one));
  expect(summarizeGuests(first, older).shown).toBeNull();
  const joined = summarizeGuests(
    first,
    six.map((one, at) => (at === 0 ? { ...one, isAlone: false } : one)),
  );
  expect(joined.shown).toBeNull();
  const next = guests(30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31).filter(
    ({ touristId }) => touristId !== 6,
  );
  expect(summarizeGuests(gone, next).shown).toMatchObject({ from: 10 });
});

test("whatever happens, two summaries that are shown one after another differ by five new people", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let shown = 0;
  for (let round = 0; round < 200; round += 1) {
    let kept = nothing;
    let last: string[] = [];
    const people = new Map<number, CountedGuest>();
    for (let step = 0; step < 60; step += 1) {
      const id = random(30);
      if (people.has(id) && random(3) === 0) people.delete(id);
      else
        people.set(id, {
          touristId: id,
          requestId: random(20),
          age: 16 + random(60),
          isAlone: random(2) === 0,
        });
      kept = summarizeGuests(kept, [...people.values()]);
      const counted = Object.keys(kept.counted);
      if (!kept.shown || counted.join() === last.join()) continue;
      shown += 1;
      expect(counted.filter((one) => !last.includes(one)).length).toBeGreaterThanOrEqual(5);
      expect(kept.shown.from).toBeLessThanOrEqual(counted.length);
      last = counted;
    }
  }
  expect(shown).toBeGreaterThan(100);
});
