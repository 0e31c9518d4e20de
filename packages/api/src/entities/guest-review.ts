import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { between, filled, text } from "./input-fields.ts";

/** What a review may be long, in characters. */
const reviewLimits = { author: 80, text: 4000 } as const;

/** Any but a published one can still be changed by its guest, and then waits for its organiser. */
const reviewStates = ["waiting", "published", "declined", "hidden"] as const;

/** Why a published review is taken down: insults, somebody's personal data, another trip, or in words. */
export const hidingReasons = ["abuse", "personal_data", "off_topic", "other"] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** What the words of a reason may be long, in characters. */
export const hidingLimits = { min: 3, max: 500 } as const;

/** What the guest of a request wrote of their trip. */
export const guestReviewSchema = v.object({
  author: v.string(),
  /** Stars, 1 to 5. */
  rating: v.number(),
  text: v.string(),
  state: v.picklist(reviewStates),
  /** When it was written or changed last, as an ISO instant. */
  at: v.string(),
  /** Why its organiser took it down, while it is hidden. */
  hidden: v.optional(
    v.object({
      reason: v.picklist(hidingReasons),
      /** Empty for every reason but `other`. */
      words: v.string(),
      at: v.string(),
    }),
  ),
});
export type GuestReview = v.InferOutput<typeof guestReviewSchema>;

/** A review as a guest sends it. */
export const reviewInputSchema = v.strictObject({
  uuid: uuidSchema,
  /** How it is signed for everyone. */
  author: filled(reviewLimits.author),
  rating: between(1, 5),
  text: filled(reviewLimits.text),
});

/** Takes a published review down. */
export const hideReviewSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  reason: v.picklist(hidingReasons),
  /** For `other` alone: 3 to 500 characters. */
  words: v.optional(text(hidingLimits.max), ""),
});
