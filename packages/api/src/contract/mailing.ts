import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { mailingSchema } from "../entities/mailing.ts";

/**
 * Emails that are not about a booking, and whether a mailbox wants them; by the token that stands
 * in each of them. Product decisions, section 11.
 */
export const mailingCalls = {
  readMailing: defineCall({
    method: "GET",
    path: "/spa/mailing",
    summary: "Whether a mailbox gets an organiser's emails that are not about its bookings",
    access: "anyone",
    query: v.strictObject({ token: uuidSchema }),
    answer: dataOf(mailingSchema),
  }),

  changeMailing: defineCall({
    method: "POST",
    path: "/spa/mailing",
    summary: "Ends these emails for a mailbox, or has them come again; as often as one likes",
    access: "anyone",
    body: v.strictObject({ token: uuidSchema, is_subscribed: v.boolean() }),
    answer: dataOf(mailingSchema),
  }),
};
