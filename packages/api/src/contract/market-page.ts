import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryIds, queryInteger, queryPage } from "../entities/answer.ts";
import { maxComparedTours, maxKeptTours } from "../entities/kept-tours.ts";
import { marketOrganizerSchema } from "../entities/published-site.ts";
import { comparedTourSchema, foundTourSchema } from "../entities/search.ts";

/** Pages of the marketplace about what a visitor chose, and about one organiser. */
export const marketPageCalls = {
  marketTours: defineCall({
    method: "GET",
    path: "/spa/market-tours",
    summary: "Those of these tours that the marketplace shows, in the order asked",
    access: "anyone",
    query: v.strictObject({ ids: queryIds(maxKeptTours) }),
    answer: dataOf(v.array(foundTourSchema)),
  }),
  comparedTours: defineCall({
    method: "GET",
    path: "/spa/compared-tours",
    summary: "The same with what they are compared by",
    access: "anyone",
    query: v.strictObject({ ids: queryIds(maxComparedTours) }),
    answer: dataOf(v.array(comparedTourSchema)),
  }),
  marketOrganizer: defineCall({
    method: "GET",
    path: "/spa/market-organizer",
    summary:
      "An organiser whom staff show on the marketplace, with what they verified; 404 for any other",
    access: "anyone",
    query: v.strictObject({ id: queryInteger }),
    answer: dataOf(marketOrganizerSchema),
  }),
  marketOrganizers: defineCall({
    method: "GET",
    path: "/spa/market-organizers",
    summary: "What leads to the pages of all organisers of the marketplace, for search engines",
    access: "anyone",
    query: v.strictObject({
      page: queryPage,
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(5000)), 1000),
    }),
    answer: listOf(v.object({ slug: v.string() })),
  }),
};
