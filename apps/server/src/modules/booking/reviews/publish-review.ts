import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { addReviews } from "../../tours/add-reviews.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";
import { reviewTexts } from "./review.texts.ts";

type ReviewRow = typeof guestReviews.$inferSelect;

/** What the guest of a request wrote, locked as its guest locks it; 404 before. */
export async function lockReview(tx: Database, requestId: number): Promise<ReviewRow> {
  await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
  const [review] = await tx
    .select()
    .from(guestReviews)
    .where(eq(guestReviews.requestId, requestId));
  if (!review) throw notFound(reviewTexts.none);
  return review;
}

/** Puts a guest's review among those of its tour, where it counts for the rating. */
export async function publishReview(tx: Database, review: ReviewRow): Promise<void> {
  const { requestId, author, rating, text, aspects, photos, portrait } = review;
  const { reply, replyDate, writtenAt } = review;
  const { tourId, timeZone } = await findReviewedTour(tx, requestId);
  const date = readToday(timeZone, writtenAt);
  const said = { author, rating, text, aspects, photos, portrait, reply, replyDate };
  const added = [{ ...said, date, city: "", isVerified: true }];
  const [reviewId = null] = await addReviews(tx, tourId, added);
  await tx
    .update(guestReviews)
    .set({ state: "published", reviewId, refusal: "" })
    .where(eq(guestReviews.requestId, requestId));
}

const origin = alias(requests, "origin");

/** The tour that was travelled; of one that was made for a request, the tour that it was made from. */
async function findReviewedTour(tx: Database, requestId: number) {
  const [found] = await tx
    .select({ tourId: tours.id, timeZone: tours.timeZone, originTourId: origin.tourId })
    .from(requests)
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .leftJoin(origin, eq(origin.uuid, tours.individualFor))
    .where(eq(requests.id, requestId));
  const { tourId, timeZone, originTourId } = found!;
  return { tourId: originTourId ?? tourId, timeZone };
}
