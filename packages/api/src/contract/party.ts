import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { guestRequestSchema } from "../entities/booking.ts";
import { changePartySchema, requestPartySchema } from "../entities/request-party.ts";

/** The party of a request changes: somebody leaves, comes along, or gives their place to another. */
export const partyCalls = {
  requestParty: defineCall({
    method: "GET",
    path: "/spa/request-party",
    summary: "Who and what is booked, and what each change of it would cost or give back today",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema }),
    answer: dataOf(requestPartySchema),
  }),

  changeParty: defineCall({
    method: "POST",
    path: "/spa/change-party",
    summary:
      "A guest takes one person or supplement out, adds one at the request's own price, or empties a " +
      "form for somebody else. 409 when the quote is another than was shown, with `seats_left` when " +
      "there are too few, or with the request's status; 422 for the last adult",
    access: "anyone",
    body: changePartySchema,
    answer: dataOf(guestRequestSchema),
  }),
};
