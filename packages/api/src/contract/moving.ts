import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryFlag } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { guestRequestSchema, sellerRequestSchema } from "../entities/booking.ts";
import { expectedTotalSchema } from "../entities/money.ts";
import { requestDatesSchema } from "../entities/request-dates.ts";

const destination = {
  departure_id: integerSchema,
  /** What the screen showed for that date. */
  expected_total: v.optional(expectedTotalSchema),
};

/** A request goes to another date of its tour. Specification, section 7; product decisions, section 9. */
export const movingCalls = {
  requestTourDates: defineCall({
    method: "POST",
    path: "/crm/api/request/tour-dates",
    summary:
      "The dates of its tour that a request can move to, with seats left and the new total; with " +
      "what each price option costs there unless `with_variants` is 0",
    access: "signed-in",
    query: v.strictObject({ with_variants: queryFlag("1") }),
    body: v.strictObject({ request_id: integerSchema }),
    answer: dataOf(requestDatesSchema),
  }),

  requestDates: defineCall({
    method: "GET",
    path: "/spa/request-dates",
    summary: "The same for the guest, who has the request's uuid",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema }),
    answer: dataOf(requestDatesSchema),
  }),

  moveRequest: defineCall({
    method: "POST",
    path: "/spa/move-request",
    summary:
      "A guest moves to another date while all of their money would come back; 422 later, with the " +
      "organiser's contacts in `data`. 409 with `seats_left` when there are too few, with the new " +
      "`total` when it is not what was expected, or with the request's status",
    access: "anyone",
    body: v.strictObject({ uuid: uuidSchema, ...destination }),
    answer: dataOf(guestRequestSchema),
  }),

  moveRequestBySeller: defineCall({
    method: "POST",
    path: "/crm/api/request/move",
    summary:
      "Moves a request to another date of its tour; 422 where an option of it is not sold there, 409 " +
      "with `seats_left` when there are too few seats, or with the new `total` when it is not what " +
      "was expected",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: v.strictObject({ id: integerSchema, ...destination }),
    answer: dataOf(sellerRequestSchema),
  }),
};
