import * as v from "valibot";
import { imageSchema } from "./media.ts";
import { moneySchema } from "./money.ts";
import { requestRowSchema } from "./request-list.ts";
import { aspectMarksSchema } from "./review-aspects.ts";

const organizerName = v.object({ id: v.number(), name: v.string() });

/** That staff were signed in as an organiser; instants as ISO texts. */
export const impersonationSchema = v.object({
  id: v.number(),
  organizer_id: v.number(),
  /** Who it was; empty when they are gone. */
  by: v.string(),
  reason: v.string(),
  started_at: v.string(),
  /** When it ended, or will end by itself. */
  ends_at: v.string(),
  is_over: v.boolean(),
});
export type Impersonation = v.InferOutput<typeof impersonationSchema>;

/** A request in staff's list, whosever it is. */
export const staffRequestSchema = v.object({
  ...v.pick(requestRowSchema, [
    ...(["id", "status", "hold_expires_at", "guest", "tour"] as const),
    ...(["departure", "seats", "total", "created_at"] as const),
  ]).entries,
  organizer: organizerName,
  /** Sold on the marketplace; else on the organiser's own site or by hand. */
  is_of_marketplace: v.boolean(),
});
export type StaffRequest = v.InferOutput<typeof staffRequestSchema>;

/** A guest's review that nobody has decided on. */
export const waitingReviewSchema = v.object({
  request_id: v.number(),
  organizer: organizerName,
  tour: v.string(),
  author: v.string(),
  rating: v.number(),
  text: v.string(),
  aspects: aspectMarksSchema,
  photos: v.array(imageSchema),
  portrait: v.optional(imageSchema),
  /** When it was written, as an ISO instant: a decision names it. */
  at: v.string(),
});
export type WaitingReview = v.InferOutput<typeof waitingReviewSchema>;

/** A refund above the limit, which one of staff asked for and another decides on. */
export const refundDecisionSchema = v.object({
  id: v.number(),
  request_id: v.number(),
  organizer: organizerName,
  amount: moneySchema,
  /** Why the request is called off, in words that its guest will read. */
  message: v.string(),
  /** Who asked; empty when they are gone. */
  by: v.string(),
  at: v.string(),
  /** Whoever asked does not decide. */
  is_own: v.boolean(),
});
export type RefundDecision = v.InferOutput<typeof refundDecisionSchema>;

/** Work outside requests that failed at every try. */
export const failedJobSchema = v.object({
  id: v.string(),
  /** Its kind. */
  name: v.string(),
  /** When it was given up, as an ISO instant. */
  failed_at: v.string(),
  tries: v.number(),
  /** What went wrong, without anybody's data. */
  error: v.string(),
});
export type FailedJob = v.InferOutput<typeof failedJobSchema>;
