import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { sellerRequestSchema } from "../entities/booking.ts";
import {
  guestReviewSchema,
  hideReviewSchema,
  replyLimit,
  reviewDecisionSchema,
  reviewInputSchema,
} from "../entities/guest-review.ts";
import { filled } from "../entities/input-fields.ts";
import { mediaFileSchema } from "../entities/media.ts";
import { officeReviewSchema } from "../entities/office-review.ts";

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

  uploadReviewPhoto: defineCall({
    method: "POST",
    path: "/spa/review-photo",
    summary:
      "Takes a photo for the review that the guest of a trip writes; it is shown once a review that " +
      "names it is published. 413 when larger than 10 MB, 415 when not a picture, 409 when there can " +
      "be no review or no further photo",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema }),
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(mediaFileSchema),
  }),

  listReviews: defineCall({
    method: "GET",
    path: "/crm/api/review/list",
    summary:
      "Published reviews of an organiser's tours, newest first, with those that wait for staff",
    access: "manager",
    query: v.strictObject({
      organizer_id: queryInteger,
      page: queryPage,
      tour_id: v.optional(queryInteger),
      /** Stars, 1 to 5. */
      rating: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(5))),
      /** 1 for those that the organiser answered, 0 for those that they did not. */
      is_answered: v.optional(v.pipe(v.picklist(["0", "1", 0, 1]), v.transform(Number))),
    }),
    answer: v.object({
      ...listOf(officeReviewSchema).entries,
      /** How many reviews of their guests staff have yet to read. */
      waiting: v.number(),
    }),
  }),

  replyToReview: defineCall({
    method: "POST",
    path: "/crm/api/review/reply",
    summary:
      "Answers a published review for everyone, or changes the answer; 404 for one that is not of the " +
      "organiser's tours",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({ id: integerSchema, text: filled(replyLimit) }),
    answer: dataOf(officeReviewSchema),
  }),

  decideReview: defineCall({
    method: "POST",
    path: "/crm/api/request/decide-review",
    summary:
      "Publishes the review of a request with its tour, or declines it with a reason that its guest " +
      "is told; 404 without one, 409 once it is published",
    access: "staff",
    body: reviewDecisionSchema,
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
