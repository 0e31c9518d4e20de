import * as fc from "fast-check";
import type { TourFacts } from "./tour-facts.ts";

/** A tour as search knows it, for tests, with what a test says of it. */
export function testFacts(over: Partial<TourFacts> = {}): TourFacts {
  return {
    id: 1,
    organizerId: 1,
    slug: "tour-1",
    title: "Алтай",
    isListed: true,
    isPublished: true,
    timeZone: "Asia/Kamchatka",
    place: null,
    days: 3,
    minAge: 10,
    groupSizeTo: 10,
    rating: null,
    reviewsCount: 0,
    departures: [],
    ...over,
    terms: {
      tours_direction: [],
      tours_activities: [],
      cruises_types: [],
      cruises_start_city: [],
      cruises_direction: [],
      cruises_ships: [],
      accommodation: [],
      difficulty: ["1"],
      collections: [],
      languages: [],
      author_tours_operator: ["author"],
      comfort: ["1"],
      ...over.terms,
    },
    names: {
      cities: [],
      regions: [],
      showplaces: [],
      rest_kinds: [],
      collections: [],
      water_objects: [],
      ships: [],
      ...over.names,
    },
  };
}

const words = (...all: string[]) => fc.subarray(all);
const grade = fc.integer({ min: 1, max: 5 }).map((number) => [String(number)]);
/** Around 2027-03-01, the day on which tests search. */
const day = fc.integer({ min: 20_840, max: 20_990 });

const departures = fc
  .array(
    fc.record({
      day,
      price: fc.option(fc.integer({ min: 0, max: 20 }).map((number) => number * 1_000_00)),
      isFree: fc.boolean(),
      isLast: fc.constant(false),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.toSorted((a, b) => a.day - b.day));

const facts: fc.Arbitrary<TourFacts> = fc
  .record({
    organizerId: fc.integer({ min: 1, max: 3 }),
    isListed: fc.boolean(),
    isPublished: fc.boolean(),
    timeZone: fc.constantFrom("Asia/Kamchatka", "America/Anchorage", "UTC"),
    days: fc.integer({ min: 1, max: 12 }),
    minAge: fc.integer({ min: 0, max: 18 }),
    groupSizeTo: fc.integer({ min: 1, max: 12 }),
    rating: fc.option(fc.constantFrom(1, 4.5, 5)),
    reviewsCount: fc.integer({ min: 0, max: 40 }),
    departures,
    terms: fc.record({
      tours_direction: words("Алтай", "Камчатка", "Карелия"),
      tours_activities: words("Сплав", "Треккинг", "Лыжи"),
      cruises_types: words("Речной"),
      cruises_start_city: words("Казань"),
      cruises_direction: words("Волга", "Лена"),
      cruises_ships: words("Княжна", "Победа"),
      accommodation: words("tent", "hotel", "cabin"),
      difficulty: grade,
      collections: words("Зима", "Лето"),
      languages: words("ru", "en", "de"),
      author_tours_operator: fc.constantFrom("author", "organization").map((kind) => [kind]),
      comfort: grade,
    }),
  })
  .map((one) => testFacts(one));

/** Random tours with numbers of their own, from 1. */
export const manyFacts = (maxLength: number) =>
  fc
    .array(facts, { maxLength })
    .map((all) => all.map((one, index) => ({ ...one, id: index + 1, slug: `tour-${index + 1}` })));
