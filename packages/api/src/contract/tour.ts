import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  listOf,
  queryFlag,
  queryIds,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import { fullTourSchema } from "../entities/full-tour.ts";
import { programDaySchema, questionSchema, reviewSchema } from "../entities/tour.ts";
import { tourCardSchema } from "../entities/tour.ts";
import { tourCitySchema } from "../entities/tour-city.ts";

const site = { site_id: v.optional(queryInteger) };
const partId = v.pipe(v.string(), v.maxLength(64));
const redirectSchema = v.object({ redirect: v.object({ slug: v.string() }) });

/** Specification, section 7, "Tour". */
export const tourCalls = {
  validateSlug: defineCall({
    method: "GET",
    path: "/spa/validate-slug",
    summary: "Whether a slug is a tour's present one; for an old one also where it leads",
    access: "anyone",
    query: v.strictObject({ slug: v.pipe(v.string(), v.maxLength(200)), ...site }),
    answer: dataOf(
      v.object({
        is_valid: v.boolean(),
        tour_id: v.nullable(v.number()),
        redirect: v.nullable(v.object({ slug: v.string() })),
      }),
    ),
  }),
  tour: defineCall({
    method: "GET",
    path: "/spa/tour",
    summary: "A tour by its slug; an old slug answers a redirect in the body",
    access: "anyone",
    query: v.strictObject({
      slug: v.pipe(v.string(), v.maxLength(200)),
      format: v.optional(v.literal("main"), "main"),
      /** 1 gives the days of the programme whole; else they are named, for `tour-program`. */
      expand_program: queryFlag("0"),
      /** 1 gives the newest reviews; else there are none, see `tour-reviews`. */
      expand_reviews: queryFlag("0"),
      /** 0 leaves the pictures' alternative texts empty. */
      with_alt: queryFlag("1"),
      ...site,
    }),
    answer: v.union([dataOf(fullTourSchema), redirectSchema]),
  }),
  getToursByIds: defineCall({
    method: "GET",
    path: "/crm/api/tour/get-by-ids",
    summary: "The tours of these numbers that the signed-in user may see, in the order asked",
    access: "signed-in",
    query: v.strictObject({ ids: queryIds(100) }),
    answer: dataOf(v.array(tourCardSchema)),
  }),
  tourQuestion: defineCall({
    method: "GET",
    path: "/spa/tour-question",
    summary: "One of a tour's questions with its answer",
    access: "anyone",
    query: v.strictObject({ question_id: partId, tour_id: queryInteger, ...site }),
    answer: dataOf(questionSchema),
  }),
  tourReviews: defineCall({
    method: "GET",
    path: "/spa/tour-reviews",
    summary: "A tour's reviews, newest first",
    access: "anyone",
    query: v.strictObject({
      id: queryInteger,
      page: queryPage,
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(50)), 5),
      ...site,
    }),
    answer: listOf(reviewSchema),
  }),
  tourProgram: defineCall({
    method: "GET",
    path: "/spa/tour-program",
    summary: "One day of a tour's programme",
    access: "anyone",
    query: v.strictObject({ program_id: partId, tour_id: queryInteger, ...site }),
    answer: dataOf(programDaySchema),
  }),
  tourCities: defineCall({
    method: "GET",
    path: "/crm/api/ticket/tour-cities",
    summary: "The cities from which one can travel to a tour, with the days there and back",
    access: "anyone",
    query: v.strictObject({ tour_id: queryInteger, ...site }),
    answer: dataOf(v.array(tourCitySchema)),
  }),
};
