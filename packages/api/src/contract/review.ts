import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema } from "../entities/answer.ts";
import { sellerRequestSchema } from "../entities/booking.ts";
import {
  guestReviewSchema,
  hideReviewSchema,
  reviewInputSchema,
} from "../entities/guest-review.ts";

/** Reviews of trips that took place, by the guests who made them. Product decisions, section 7. */
export const reviewCalls = {
  sendReview: defineCall({
    method: "POST",
    path: "/spa/review",
    summary:
      "The guest of a trip that took place writes its review, or changes it; 409 before the trip is " +
      "complete, and once the review is published",
    access: "anyone",
    body: reviewInputSchema,
    answer: dataOf(guestReviewSchema),
  }),

  decideReview: defineCall({
    method: "POST",
    path: "/crm/api/request/decide-review",
    summary:
      "Publishes the review of a request with its tour, or declines it; 404 without one, 409 once it " +
      "is published",
    access: "signed-in",
    body: v.strictObject({
      id: integerSchema,
      is_published: v.boolean(),
      /** What was read, as an ISO instant: a review that was changed since is not decided on. */
      at: v.string(),
    }),
    answer: dataOf(sellerRequestSchema),
  }),

  hideReview: defineCall({
    method: "POST",
    path: "/crm/api/request/hide-review",
    summary:
      "Takes the published review of a request off the tour's page and out of its rating; its guest " +
      "reads why. 404 without one, 409 while it is not published",
    access: "signed-in",
    body: hideReviewSchema,
    answer: dataOf(sellerRequestSchema),
  }),

  showReview: defineCall({
    method: "POST",
    path: "/crm/api/request/show-review",
    summary: "Shows a hidden review again; 404 without one, 409 while it is not hidden",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema }),
    answer: dataOf(sellerRequestSchema),
  }),
};
