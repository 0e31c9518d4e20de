import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import { dateSchema } from "../entities/calendar-date.ts";
import {
  foundTourSchema,
  suggestionKinds,
  suggestionSchema,
  tourFilterSchema,
  tourSorts,
} from "../entities/search.ts";
import { mapBoxSchema, mapGroupSchema, queryMapBox } from "../entities/tour-map.ts";
import { collectionLimits } from "../entities/market-collection.ts";
import { accommodationTypes } from "../entities/tour.ts";
import { authorKinds } from "../entities/tour-input.ts";

const site = { site_id: v.optional(queryInteger) };

/** One value, or several: the parameter is repeated. A tour passes that has any of them. */
const anyOf = <Schema extends v.GenericSchema<unknown>>(
  item: Schema,
  split: (value: unknown) => unknown = (value) => value,
) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => [split(value)].flat()),
      v.maxLength(50),
      v.array(item),
    ),
  );
const names = anyOf(v.pipe(v.string(), v.maxLength(100)));

/** Values that have no comma of their own may also stand between commas, as ids do. */
const atCommas = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
const grades = anyOf(v.pipe(queryInteger, v.minValue(1), v.maxValue(5)), atCommas);
const amount = v.optional(v.pipe(queryInteger, v.minValue(0)));
const date = v.optional(dateSchema);

/** The seventeen filters; ranges include both ends, and an end that is left out is open. */
const filters = {
  tours_direction: names,
  tours_activities: names,
  cruises_types: names,
  cruises_start_city: names,
  cruises_direction: names,
  cruises_ships: names,
  /** First days of departures that still have seats. */
  dates_from: date,
  dates_to: date,
  /** Kopecks; prices in other currencies are compared at a reference rate. */
  price_from: amount,
  price_to: amount,
  /** Days. */
  duration_from: amount,
  duration_to: amount,
  /** Age of the youngest traveller, in years. */
  age: amount,
  accommodation: anyOf(v.picklist(accommodationTypes), atCommas),
  difficulty: grades,
  collections: names,
  languages: names,
  author_tours_operator: v.optional(v.picklist(["any", ...authorKinds]), "any"),
  /** People in the largest group that the tour takes. */
  group_size_from: amount,
  group_size_to: amount,
  comfort: grades,
};

const chosen = {
  /** Words to look for, in any form; the last one may be unfinished. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  ...filters,
  /** The address of a collection that the marketplace shows: its tours alone. 404 for any other. */
  market_collection: v.optional(v.pipe(v.string(), v.maxLength(collectionLimits.slug))),
  /** Of the tours that the site shows this organiser's alone. */
  organizer_id: v.optional(queryInteger),
  /** Only those whose next date has its last places. */
  seats: v.optional(v.literal("last")),
  /** Only those that begin in this part of a map: west, south, east, north, in degrees. */
  box: v.optional(queryMapBox),
  ...site,
};

const search = {
  ...chosen,
  sort: v.optional(v.picklist(tourSorts), "default"),
  page: queryPage,
  limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(50)), 20),
  expand: v.optional(v.literal("filters")),
};

const found = v.object({
  ...listOf(foundTourSchema).entries,
  /** What was looked for instead, where the words as typed find nothing. */
  corrected_q: v.nullable(v.string()),
  /** With `expand=filters` alone. */
  filters: v.optional(v.array(tourFilterSchema)),
});

/** Specification, section 7, "Tour": search. */
export const searchCalls = {
  tours: defineCall({
    method: "GET",
    path: "/spa/tours",
    summary: "Tours by filters; with expand=filters also what can still be chosen in each",
    access: "anyone",
    query: v.strictObject(search),
    answer: found,
  }),
  toursPage: defineCall({
    method: "GET",
    path: "/spa/tours-page",
    summary: "The same, for a search that goes on while one types",
    access: "anyone",
    query: v.strictObject(search),
    answer: found,
  }),
  toursMap: defineCall({
    method: "GET",
    path: "/spa/tours-map",
    summary: "Where the tours of a search begin, those near each other in groups",
    access: "anyone",
    query: v.strictObject(chosen),
    answer: v.object({
      /** The largest group first. */
      data: v.array(mapGroupSchema),
      /** The part that was asked for, else the one that has all of them; null of none. */
      box: v.nullable(mapBoxSchema),
      tours_count: v.number(),
      /** Of which so many say where they begin. */
      placed_count: v.number(),
    }),
  }),
  suggestions: defineCall({
    method: "GET",
    path: "/spa/suggestions",
    summary: "What one may mean by what was typed: mistakes and the wrong keyboard are forgiven",
    access: "anyone",
    query: v.strictObject({
      q: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      /** Only this kind. */
      kind: v.optional(v.picklist(suggestionKinds)),
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(50)), 12),
      ...site,
    }),
    answer: dataOf(v.array(suggestionSchema)),
  }),
};
