import * as v from "valibot";
import { moneySchema } from "./money.ts";
import { requestRowSchema } from "./request-list.ts";

/** A guest of one organiser, known by the e-mail of their requests. */
export const officeGuestSchema = v.object({
  chat_id: v.number(),
  organizer_id: v.number(),
  email: v.string(),
  /** When they said that they want no emails but those about bookings; null while they do. */
  unsubscribed_at: v.nullable(v.string()),
  /** As they were typed into the forms, each once, newest first. */
  contacts: v.array(v.object({ name: v.string(), phone: v.string() })),
  /** Of all their requests, by currency. */
  sums: v.array(
    v.object({
      /** What is paid and does not go back. */
      kept: moneySchema,
      /** What went back, or is on its way. */
      returned: moneySchema,
      /** What is still to be paid for trips that are not over. */
      rest: moneySchema,
    }),
  ),
  /** Newest first: with one of these phones, and another e-mail. */
  doubles: v.array(requestRowSchema),
});
export type OfficeGuest = v.InferOutput<typeof officeGuestSchema>;
