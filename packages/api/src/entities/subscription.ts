import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { emailSchema } from "./booking-fields.ts";
import { filled } from "./input-fields.ts";
import { tourSearchSchema } from "./search-fields.ts";

/** How long the link lives by which a subscription is confirmed, in days. */
export const daysToConfirm = 3;

/** More tours than these are too many to be told of each new one. */
export const maxFollowedTours = 2000;

/** A search of the marketplace whose new tours somebody wants to hear of. */
export const newSearchSubscriptionSchema = v.strictObject({
  email: emailSchema,
  search: tourSearchSchema,
  /** The search in words, as its visitor reads it; only a confirmed mailbox is told it. */
  title: filled(500),
  /** Where the marketplace lists what it finds. */
  path: v.pipe(v.string(), v.maxLength(8000), v.regex(/^\/tours\?[^\s<>"\\]+$/)),
});

/** A tour of whose new dates and lower price somebody wants to hear. */
export const newTourSubscriptionSchema = v.strictObject({
  email: emailSchema,
  tour_id: integerSchema,
});

/** What a mailbox is told of, for whoever has the token that stands in its emails. */
export const subscriptionSchema = v.object({
  kind: v.picklist(["search", "tour"]),
  /** The search in words, or the tour's title. */
  title: v.string(),
  /** Where the list or the tour stands. */
  url: v.string(),
  /** The mailbox, of which enough is hidden: "a***@example.com". */
  address: v.string(),
  /** Only then it is written to. */
  is_confirmed: v.boolean(),
  /** `yyyy-MM-dd`, the last day to leave on that was looked for: it ends by itself after it. */
  until: v.nullable(v.string()),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** One of all that a mailbox is told of. */
export const ownSubscriptionSchema = v.object({ id: v.number(), ...subscriptionSchema.entries });
export type OwnSubscription = v.InferOutput<typeof ownSubscriptionSchema>;
