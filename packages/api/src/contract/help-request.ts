import * as v from "valibot";
import { defineCall } from "../call.ts";
import { doneSchema } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { helpRequestSchema } from "../entities/help-request.ts";

/** Specification, section 7, "Booking": somebody asks to be written or called to. */
export const helpRequestCalls = {
  submitHelpRequest: defineCall({
    method: "POST",
    path: "/spa/submit-help-request",
    summary:
      "Leaves a question to the site's organiser, with a phone or an e-mail to answer to; what comes " +
      "again with the same key is one question; 429 when one address leaves too many",
    access: "anyone",
    body: v.strictObject({
      data: helpRequestSchema,
      /** The client's, against repeats: a form that is sent twice asks once. */
      key: v.optional(uuidSchema),
    }),
    answer: doneSchema,
  }),
};
