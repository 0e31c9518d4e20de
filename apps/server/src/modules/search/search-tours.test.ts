import type { FilterKind, TourFilter } from "@tour/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bitset } from "./bitset.ts";
import { toDate, todayIn } from "./day-number.ts";
import { orderKey } from "./order-key.ts";
import { searchTours } from "./search-tours.ts";
import type { Wanted } from "./search-tours.ts";
import { manyFacts, testFacts } from "./test-facts.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind, TourFacts } from "./tour-facts.ts";
import type { Range, RangeKind } from "./tour-filters.ts";
import { TourIndex } from "./tour-index.ts";

/** Noon in London, midnight in Kamchatka, three in the night in Anchorage. */
const now = new Date("2027-03-01T12:30:00Z");

const range = (max: number) => {
  const end = fc.option(fc.integer({ min: 0, max }), { nil: undefined });
  return fc.record({ from: end, to: end });
};
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyOf = (...all: string[]) => some(fc.subarray(all, { minLength: 1 }));
const date = fc.option(fc.integer({ min: 20_840, max: 20_990 }), { nil: undefined });

const wantedArbitrary: fc.Arbitrary<Wanted> = fc.record({
  organizerId: fc.constantFrom(null, null, 1, 2),
  sort: fc.constantFrom(
    ...(["default", "price", "-price", "soonest", "popular", "duration", "coming"] as const),
  ),
  limit: fc.integer({ min: 1, max: 5 }),
  offset: fc.integer({ min: 0, max: 8 }),
  withFilters: fc.boolean(),
  text: fc.option(
    fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9]).map((everywhere) => ({
      everywhere: slotsOf(everywhere),
      inNames: slotsOf(everywhere.filter((id) => id % 2 === 0)),
    })),
  ),
  filters: fc.record({
    terms: fc
      .record({
        tours_direction: anyOf("Алтай", "Камчатка", "Неведомо"),
        tours_activities: anyOf("Сплав", "Лыжи"),
        cruises_types: anyOf("Речной"),
        cruises_start_city: anyOf("Казань"),
        cruises_direction: anyOf("Волга"),
        cruises_ships: anyOf("Победа"),
        accommodation: anyOf("tent", "hotel"),
        difficulty: anyOf("1", "2", "3"),
        collections: anyOf("Зима"),
        languages: anyOf("en", "de"),
        author_tours_operator: anyOf("author"),
        comfort: anyOf("4", "5"),
      })
      .chain((all) => keepFew(all)),
    ranges: fc
      .record({
        dates: fc.record({ from: date, to: date }),
        price: range(2_000_000),
        duration: range(12),
        age: range(18),
        group_size: range(12),
      })
      .chain((all) => keepFew(all)),
  }),
});

/** Tours of these tests are numbered from 1, and put in the order of their numbers. */
function slotsOf(ids: readonly number[]): Bitset {
  const slots = new Bitset();
  for (const id of ids) slots.add(id - 1);
  return slots;
}

/** All filters at once let nothing pass: each sample sets a few of them. */
function keepFew<T extends object>(all: T): fc.Arbitrary<Partial<T>> {
  const set = Object.entries(all).filter(([, value]) => value !== undefined);
  return fc
    .subarray(set, { maxLength: Math.min(2, set.length) })
    .map((kept) => Object.fromEntries(kept) as Partial<T>);
}

function fill(facts: readonly TourFacts[]): TourIndex {
  const index = new TourIndex();
  for (const one of facts) index.put(one, now);
  return index;
}

// What follows says the same as the index, one tour at a time, without sets and slots.

const isIn = (value: number, { from, to }: Range) =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

function comingOf(facts: TourFacts) {
  const coming = facts.departures.filter(({ day }) => day >= todayIn(facts.timeZone, now));
  const free = coming.filter(({ isFree }) => isFree);
  const prices = (free.length > 0 ? free : coming).flatMap(({ price }) => price ?? []);
  return {
    coming,
    free,
    price: prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null,
  };
}

function passes(facts: TourFacts, { filters }: Wanted, except?: FilterKind): boolean {
  const { free, price } = comingOf(facts);
  const byRange: Record<RangeKind, (one: Range) => boolean> = {
    dates: (one) => free.some(({ day }) => isIn(day, one)),
    price: (one) => price !== null && isIn(price, one),
    duration: (one) => isIn(facts.days, one),
    age: ({ to }) => to === undefined || facts.minAge <= to,
    group_size: (one) => isIn(facts.groupSizeTo, one),
  };
  const terms = Object.entries(filters.terms) as [TermKind, string[]][];
  const ranges = Object.entries(filters.ranges) as [RangeKind, Range][];
  return (
    terms.every(
      ([kind, values]) =>
        kind === except || facts.terms[kind].some((value) => values.includes(value)),
    ) && ranges.every(([kind, one]) => kind === except || byRange[kind](one))
  );
}

function inScope(all: readonly TourFacts[], { organizerId, text }: Wanted) {
  return all.filter(
    (one) =>
      one.isListed &&
      (organizerId === null ? one.isPublished : one.organizerId === organizerId) &&
      (text === null || text.everywhere.has(one.id - 1)),
  );
}

function inOrder(found: readonly TourFacts[], { sort, text }: Wanted): number[] {
  const slot = (one: TourFacts) => one.id - 1;
  const weight = (one: TourFacts) =>
    ((one.rating ?? 0) * one.reviewsCount + 4.3 * 8) / (one.reviewsCount + 8);
  const rank = (one: TourFacts) =>
    (text?.inNames.has(one.id - 1) ? 0 : 2) + (comingOf(one).free.length > 0 ? 0 : 1);
  const priceOf = (one: TourFacts) => comingOf(one).price;
  const byPrice = (a: TourFacts, b: TourFacts) => {
    const [first, second] = [priceOf(a), priceOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sort === "price" ? first - second : second - first;
  };
  const byDefault = (a: TourFacts, b: TourFacts) =>
    rank(a) - rank(b) || Math.round((weight(b) - weight(a)) * 1e4);
  const firstOf = (one: TourFacts) => comingOf(one).coming[0]?.day ?? 1e9;
  const firstFreeOf = (one: TourFacts) => comingOf(one).free[0]?.day ?? 1e9;
  const byRating = (a: TourFacts, b: TourFacts) =>
    Math.round((5 - weight(a)) * 100) - Math.round((5 - weight(b)) * 100);
  const compare: (a: TourFacts, b: TourFacts) => number = {
    default: byDefault,
    price: byPrice,
    "-price": byPrice,
    coming: (a: TourFacts, b: TourFacts) => firstOf(a) - firstOf(b),
    soonest: (a: TourFacts, b: TourFacts) => firstFreeOf(a) - firstFreeOf(b),
    popular: (a: TourFacts, b: TourFacts) => b.reviewsCount - a.reviewsCount || byRating(a, b),
    duration: (a: TourFacts, b: TourFacts) => a.days - b.days || byRating(a, b),
  }[sort];
  return found.toSorted((a, b) => compare(a, b) || slot(a) - slot(b)).map(({ id }) => id);
}

function countByHand(all: readonly TourFacts[], wanted: Wanted): Record<string, unknown> {
  const among = (kind: FilterKind) =>
    inScope(all, wanted).filter((one) => passes(one, wanted, kind));
  const span = (values: number[]) =>
    values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
  const counts: Record<string, unknown> = {};
  for (const kind of termKinds) {
    const tally: Record<string, number> = {};
    for (const one of among(kind)) {
      for (const value of one.terms[kind]) tally[value] = (tally[value] ?? 0) + 1;
    }
    if (kind === "author_tours_operator") tally["any"] = among(kind).length;
    counts[kind] = tally;
  }
  const months: Record<string, number> = {};
  for (const one of among("dates")) {
    for (const month of new Set(comingOf(one).free.map(({ day }) => toDate(day).slice(0, 7)))) {
      months[month] = (months[month] ?? 0) + 1;
    }
  }
  const each = (kind: RangeKind, valueOf: (one: TourFacts) => number) => {
    const values = among(kind).map(valueOf);
    const tally: Record<string, number> = {};
    for (const value of values) tally[value] = (tally[value] ?? 0) + 1;
    return [tally, span(values)];
  };
  const prices = among("price").flatMap((one) => comingOf(one).price ?? []);
  const days = span(among("dates").flatMap((one) => comingOf(one).free.map(({ day }) => day)));
  return {
    ...counts,
    dates: [months, days && { min: toDate(days.min), max: toDate(days.max) }],
    price: [span(prices), prices.length],
    duration: each("duration", (one) => one.days),
    age: each("age", (one) => one.minAge),
    group_size: each("group_size", (one) => one.groupSizeTo),
  };
}

function readCounts(filters: readonly TourFilter[]): Record<string, unknown> {
  return Object.fromEntries(
    filters.map(({ kind, options, range, bars }) => {
      const tally = Object.fromEntries(options.map(({ value, count }) => [value, count]));
      if (kind === "price") return [kind, [range, bars.reduce((sum, one) => sum + one, 0)]];
      return [kind, (termKinds as readonly string[]).includes(kind) ? tally : [tally, range]];
    }),
  );
}

test("found tours, their order and every count match a check of each tour", () => {
  fc.assert(
    fc.property(manyFacts(40), wantedArbitrary, (all, wanted) => {
      const { ids, total, filters } = searchTours(fill(all), wanted);
      const found = inScope(all, wanted).filter((one) => passes(one, wanted));
      expect(total).toBe(found.length);
      const order = inOrder(found, wanted);
      expect(ids).toEqual(order.slice(wanted.offset, wanted.offset + wanted.limit));
      const counted = wanted.withFilters ? countByHand(all, wanted) : undefined;
      expect(filters && readCounts(filters)).toEqual(counted);
    }),
    { numRuns: 400 },
  );
});

test("bars of prices are equal parts of their range, the dearest in the last", () => {
  const index = fill(
    [100, 100, 1300, 2500].map((price, at) =>
      testFacts({ id: at + 1, departures: [{ day: 20_990, price, isFree: true, isLast: false }] }),
    ),
  );
  const { filters } = searchTours(index, {
    ...{ organizerId: null, text: null, sort: "default", limit: 1, offset: 0, withFilters: true },
    filters: { terms: {}, ranges: {} },
  });
  const bars = filters!.find(({ kind }) => kind === "price")!.bars;
  expect(bars).toHaveLength(24);
  expect([bars[0], bars[12], bars[23]]).toEqual([2, 1, 1]);
});

test("after any changes and removals the index gives the same results as a rebuilt one", () => {
  fc.assert(
    fc.property(manyFacts(15), manyFacts(15), wantedArbitrary, (before, after, wanted) => {
      const index = fill(before);
      for (const one of after) index.put(one, now);
      for (const { id } of before.slice(after.length)) index.remove(id);
      expect(searchTours(index, wanted)).toEqual(searchTours(fill(after), wanted));
    }),
    { numRuns: 200 },
  );
});

test("a departure leaves the filters at midnight in its tour's time zone", () => {
  const departures = [
    { day: todayIn("Asia/Kamchatka", now), price: 100, isFree: true, isLast: false },
  ];
  const index = fill([testFacts({ departures })]);
  const count = () =>
    searchTours(index, {
      organizerId: null,
      filters: { terms: {}, ranges: { dates: { from: 0, to: undefined } } },
      text: null,
      sort: "default",
      limit: 1,
      offset: 0,
      withFilters: false,
    }).total;
  index.passDays(new Date("2027-03-02T11:59:00Z"));
  expect(count()).toBe(1);
  index.passDays(new Date("2027-03-02T12:01:00Z"));
  expect(count()).toBe(0);
});

test("no two tours have the same key, and the last slot still fits", () => {
  const slot = 2 ** 22 - 1;
  for (const sort of ["default", "price", "-price", "soonest", "popular", "duration"] as const) {
    for (const price of [0, 100, 2 ** 40, Infinity]) {
      const one = (value: number) => ({ [slot]: value }) as unknown as Float64Array<ArrayBuffer>;
      const columns = {
        rating: one(1),
        reviews: one(price),
        days: one(price),
        price: one(price),
        firstFree: one(Infinity),
        firstComing: one(price),
      };
      const key = orderKey(sort, columns, slot);
      expect(Number.isSafeInteger(key)).toBe(true);
      expect(key % 2 ** 22).toBe(slot);
    }
  }
});
