import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";
import { arrivalInputSchema, arrivalSchema } from "../entities/arrival.ts";
import { uuidSchema } from "../entities/booking-key.ts";

/** What a guest needs to know and to say on the way; by the request's uuid. Product decisions, section 9. */
export const arrivalCalls = {
  readArrival: defineCall({
    method: "GET",
    path: "/spa/arrival",
    summary:
      "Where and when a request's party is met, and how it arrives; without a meeting until the " +
      "seats are paid for, 410 after the dates",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema }),
    answer: dataOf(arrivalSchema),
  }),

  saveArrival: defineCall({
    method: "POST",
    path: "/spa/arrival",
    summary:
      "Keeps how a party arrives; 409 with the request's status while its seats are not paid for, " +
      "410 after the dates, 422 for a time without a day and for a day far from the trip",
    access: "anyone",
    body: arrivalInputSchema,
    answer: dataOf(arrivalSchema),
  }),
};
