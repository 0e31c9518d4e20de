import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import { fullTourSchema } from "../entities/full-tour.ts";
import { departureSchema, tourCardSchema } from "../entities/tour.ts";

const site = { site_id: v.optional(queryInteger) };

/** Specification, section 7, "Public site": when tours leave, and tours for a site without any. */
export const tourScheduleCalls = {
  toursSchedule: defineCall({
    method: "GET",
    path: "/spa/tours-schedule",
    summary: "The coming departures of the site's tours, soonest first, each with its tour",
    access: "anyone",
    query: v.strictObject({ page: queryPage, ...site }),
    answer: listOf(
      v.object({
        departure: departureSchema,
        tour: v.omit(tourCardSchema, ["departures"]),
      }),
    ),
  }),
  siteMockTours: defineCall({
    method: "GET",
    path: "/spa/site-mock-tours",
    summary: "Tours to look at on a site that has none yet; none where there are real ones",
    access: "anyone",
    query: v.strictObject(site),
    answer: dataOf(v.array(tourCardSchema)),
  }),
  siteMockTour: defineCall({
    method: "GET",
    path: "/spa/site-mock-tour",
    summary: "A tour to look at on a site that has none yet; null where there are real ones",
    access: "anyone",
    query: v.strictObject(site),
    answer: dataOf(v.nullable(fullTourSchema)),
  }),
};
