import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { guestContact, partySeats } from "./booking-fields.ts";
import { uuidSchema } from "./booking-key.ts";
import { bookingLimits } from "./booking-limits.ts";
import { text } from "./input-fields.ts";
import { expectedTotalSchema } from "./money.ts";

/** What whoever sells asks for on behalf of a guest who phones. Product decisions, section 11. */
export const sellRequestSchema = v.strictObject({
  /** Made by the client (uuid v4): a repeated body with the same key is the same request. */
  key: uuidSchema,
  departure_id: integerSchema,
  seats: partySeats,
  contact: guestContact,
  /** The guest's own wishes: they read them on their page. */
  comment: v.optional(text(bookingLimits.comment), ""),
  /** Confirmed at once; else it waits for whoever sells to do so. */
  is_confirmed: v.boolean(),
  /** The question that it answers: closed with the way to the request. */
  help_request_id: v.optional(integerSchema),
  /** What the screen showed: another price is 409 with the new `total`. */
  expected_total: v.optional(expectedTotalSchema),
});
export type SellRequest = v.InferOutput<typeof sellRequestSchema>;
