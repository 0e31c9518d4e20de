import * as v from "valibot";
import { reviewSchema } from "./tour.ts";

/** A published review as its organiser's people see it. */
export const officeReviewSchema = v.object({
  ...v.omit(reviewSchema, ["tour_title"]).entries,
  tour: v.object({ id: v.number(), title: v.string() }),
  /** Of the guest who wrote it; null of a review that no guest wrote by a request. */
  request_id: v.nullable(v.number()),
});
export type OfficeReview = v.InferOutput<typeof officeReviewSchema>;
