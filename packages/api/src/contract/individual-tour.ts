import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryFlag, queryInteger } from "../entities/answer.ts";
import { sellerRequestSchema } from "../entities/booking.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { fullTourSchema } from "../entities/full-tour.ts";
import { individualOfferSchema } from "../entities/individual-tour.ts";

/** Specification, section 7, "Tour": the tour of one request, and the one that was made for it. */
export const individualTourCalls = {
  tourForRequest: defineCall({
    method: "GET",
    path: "/spa/tour-for-request",
    summary: "The tour of a request by its number, for the people who sell it, listed or not",
    access: "signed-in",
    query: v.strictObject({
      id: queryInteger,
      format: v.optional(v.literal("main"), "main"),
      /** As the specification has it; the request alone says whose tour it is. */
      site_id: v.optional(queryInteger, 1),
    }),
    answer: dataOf(fullTourSchema),
  }),

  individualTour: defineCall({
    method: "GET",
    path: "/spa/individual-tour",
    summary: "The tour that was made for one request, by the request's uuid; 410 after its dates",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema, with_alt: queryFlag("1") }),
    answer: dataOf(fullTourSchema),
  }),

  offerIndividualTour: defineCall({
    method: "POST",
    path: "/crm/api/request/offer-individual-tour",
    summary:
      "Makes a copy of a request's tour for its guest alone, with own days and prices, and writes " +
      "them; another takes its place until it is booked, then 409",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema, ...individualOfferSchema.entries }),
    answer: dataOf(sellerRequestSchema),
  }),
};
