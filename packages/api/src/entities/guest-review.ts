import * as v from "valibot";
import { uuidSchema } from "./booking-key.ts";
import { between, filled } from "./input-fields.ts";

/** What a review may be long, in characters. */
export const reviewLimits = { author: 80, text: 4000 } as const;

/** A review that waits for its organiser can still be changed, and one that was declined, too. */
const reviewStates = ["waiting", "published", "declined"] as const;

/** What the guest of a request wrote of their trip. */
export const guestReviewSchema = v.object({
  author: v.string(),
  /** Stars, 1 to 5. */
  rating: v.number(),
  text: v.string(),
  state: v.picklist(reviewStates),
  /** When it was written or changed last, as an ISO instant. */
  at: v.string(),
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
