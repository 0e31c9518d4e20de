import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import {
  newSearchSubscriptionSchema,
  newTourSubscriptionSchema,
  ownSubscriptionSchema,
  subscriptionSchema,
} from "../entities/subscription.ts";

const byToken = v.strictObject({ token: uuidSchema });

/**
 * Emails about new tours of a search, and about new dates and a lower price of a tour. A mailbox is
 * written to once it has confirmed by the link that it got, until it ends that by one press.
 */
export const subscriptionCalls = {
  subscribeToSearch: defineCall({
    method: "POST",
    path: "/spa/subscriptions/search",
    summary:
      "Sends a link by which a mailbox confirms that it wants to hear of new tours of a search of the " +
      "marketplace; 422 for a search that finds too many, 429 for too many in a row",
    access: "anyone",
    body: newSearchSubscriptionSchema,
    answer: doneSchema,
  }),

  subscribeToTour: defineCall({
    method: "POST",
    path: "/spa/subscriptions/tour",
    summary:
      "The same for new dates and a lower price of a tour of the site; 404 for a tour that it does not " +
      "show, 429 for too many in a row",
    access: "anyone",
    body: newTourSubscriptionSchema,
    answer: doneSchema,
  }),

  readSubscription: defineCall({
    method: "GET",
    path: "/spa/subscription",
    summary: "What a mailbox is told of; 404 once that is ended, or its link has grown old",
    access: "anyone",
    query: byToken,
    answer: dataOf(subscriptionSchema),
  }),

  listSubscriptions: defineCall({
    method: "GET",
    path: "/spa/subscriptions",
    summary:
      "All that the mailbox of a token is told of, and what waits to be confirmed, the newest first; " +
      "404 where readSubscription answers it",
    access: "anyone",
    query: byToken,
    answer: dataOf(v.array(ownSubscriptionSchema)),
  }),

  confirmSubscription: defineCall({
    method: "POST",
    path: "/spa/subscription/confirm",
    summary: "Begins the emails, as often as one likes; 404 for a link that has grown old",
    access: "anyone",
    body: byToken,
    answer: dataOf(subscriptionSchema),
  }),

  endSubscription: defineCall({
    method: "POST",
    path: "/spa/subscription/end",
    summary:
      "Ends the emails and forgets the mailbox; done as well where there is none. With an id it ends " +
      "that one of the token's mailbox; `token` is one of those that are left",
    access: "anyone",
    body: v.strictObject({ ...byToken.entries, id: v.optional(integerSchema) }),
    answer: v.object({ ...doneSchema.entries, token: v.nullable(uuidSchema) }),
  }),
};
