import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { between, filled, listUpTo, text } from "./input-fields.ts";
import { imageSchema } from "./media.ts";
import { aspectMarksSchema } from "./review-aspects.ts";
import { reviewReplySchema } from "./tour.ts";

/** What a review may be long, in characters. */
const reviewLimits = { author: 80, text: 4000 } as const;

/** What a guest's photos may be: so many of a review, and so many megabytes each. */
export const reviewPhotoLimits = { count: 6, megabytes: 10 } as const;

/** What the words of a refusal may be long, in characters. */
export const refusalLimits = { min: 3, max: 500 } as const;

/** What an organiser's answer may be long, in characters. */
export const replyLimit = 2000;

/** Any but a published one can still be changed by its guest, and then waits for staff. */
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
  aspects: aspectMarksSchema,
  photos: v.array(imageSchema),
  /** Their own face. */
  portrait: v.optional(imageSchema),
  state: v.picklist(reviewStates),
  /** When it was written or changed last, as an ISO instant. */
  at: v.string(),
  /** Why staff did not publish it, while it is declined. */
  refusal: v.optional(v.string()),
  reply: v.optional(reviewReplySchema),
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

const photoKey = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** A review as a guest sends it. */
export const reviewInputSchema = v.strictObject({
  uuid: uuidSchema,
  /** How it is signed for everyone. */
  author: filled(reviewLimits.author),
  rating: between(1, 5),
  text: filled(reviewLimits.text),
  aspects: v.optional(aspectMarksSchema, {}),
  /** Of photos that were uploaded for this request, in the order in which they are shown. */
  photos: listUpTo(photoKey, reviewPhotoLimits.count),
  /** Of one more of them, which stands beside the name; without it initials do. */
  portrait: v.optional(v.nullable(photoKey), null),
});

/** Staff's decision on a review. */
export const reviewDecisionSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  is_published: v.boolean(),
  /** What was read, as an ISO instant: a review that was changed since is not decided on. */
  at: v.string(),
  /** Why it is not published, for its guest: 3 to 500 characters. */
  words: v.optional(text(refusalLimits.max), ""),
});

/** Takes a published review down. */
export const hideReviewSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  reason: v.picklist(hidingReasons),
  /** For `other` alone: 3 to 500 characters. */
  words: v.optional(text(hidingLimits.max), ""),
});
