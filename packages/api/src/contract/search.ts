import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import {
  foundTourSchema,
  suggestionKinds,
  suggestionSchema,
  tourFilterSchema,
  tourSorts,
} from "../entities/search.ts";
import { looserSearchSchema } from "../entities/looser-search.ts";
import { searchFields } from "../entities/search-fields.ts";
import { mapBoxSchema, mapGroupSchema, queryMapBox } from "../entities/tour-map.ts";

const site = { site_id: v.optional(queryInteger) };

const chosen = {
  ...searchFields,
  /** Of the tours that the site shows this organiser's alone. */
  organizer_id: v.optional(queryInteger),
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
  looserTours: defineCall({
    method: "GET",
    path: "/spa/looser-tours",
    summary:
      "For each condition of a search how many tours are found without it, and by it alone: what to " +
      "give up where nothing is found",
    access: "anyone",
    query: v.strictObject(chosen),
    answer: dataOf(v.array(looserSearchSchema)),
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
