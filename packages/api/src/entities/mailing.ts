import * as v from "valibot";

/** The emails of an organiser to one mailbox that are not about its bookings. */
export const mailingSchema = v.object({
  /** The organiser's name. */
  organizer: v.string(),
  /** The mailbox, of which enough is hidden: "a***@example.com". */
  address: v.string(),
  is_subscribed: v.boolean(),
});
export type Mailing = v.InferOutput<typeof mailingSchema>;
