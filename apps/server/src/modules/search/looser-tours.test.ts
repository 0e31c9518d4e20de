import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loosenSearch } from "./looser-tours.ts";
import { findScope, findSlots } from "./search-tours.ts";
import { manyFacts } from "./test-facts.ts";
import type { TourFilters } from "./tour-filters.ts";
import { TourIndex } from "./tour-index.ts";

const now = new Date("2027-03-01T12:30:00Z");
const all = { organizerId: null, text: null };

const terms: [keyof TourFilters["terms"], string][] = [
  ["tours_direction", "Алтай"],
  ["tours_direction", "Камчатка"],
  ["tours_activities", "Сплав"],
  ["difficulty", "2"],
  ["languages", "en"],
];

const filters = fc.record({
  chosen: fc.subarray(terms, { minLength: 1 }),
  price: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
  days: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
});

const toFilters = (
  chosen: readonly (typeof terms)[number][],
  ranges: TourFilters["ranges"],
): TourFilters => {
  const set: TourFilters = { terms: {}, ranges };
  for (const [kind, value] of chosen) (set.terms[kind] ??= []).push(value);
  return set;
};

const leaveOut = (ranges: TourFilters["ranges"], part: string): TourFilters["ranges"] =>
  Object.fromEntries(Object.entries(ranges).filter(([kind]) => kind !== part));

test("what each condition takes away, and finds alone, is what searches without it find", () => {
  fc.assert(
    fc.property(manyFacts(8), filters, (facts, { chosen, price, days }) => {
      const index = new TourIndex();
      for (const one of facts) index.put(one, now);
      const ranges: TourFilters["ranges"] = {
        ...(price !== undefined && { price: { from: undefined, to: price } }),
        ...(days !== undefined && { duration: { from: days, to: undefined } }),
      };
      const count = (filters: TourFilters) => findSlots(index, { ...all, filters }).count();
      const scope = findScope(index, all);
      const found = loosenSearch(index, scope, { filters: toFilters(chosen, ranges), others: [] });
      const expected = [
        ...chosen.map(([part, value]) => ({
          ...{ part, value },
          without: count(
            toFilters(
              chosen.filter((one) => one[0] !== part || one[1] !== value),
              ranges,
            ),
          ),
          alone: count(toFilters([[part, value]], {})),
        })),
        ...(Object.keys(ranges) as (keyof typeof ranges)[]).map((part) => ({
          ...{ part, value: null },
          without: count(toFilters(chosen, leaveOut(ranges, part))),
          alone: count(toFilters([], { [part]: ranges[part] })),
        })),
      ];
      const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted();
      expect(sorted(found)).toEqual(sorted(expected));
    }),
  );
});
