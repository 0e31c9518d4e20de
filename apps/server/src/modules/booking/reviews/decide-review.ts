import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { addReviews } from "../../tours/add-reviews.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";
import { reviewTexts } from "./review.texts.ts";

interface Decision {
  is_published: boolean;
  /** When the review that was read was written, as an ISO instant. */
  at: string;
}

/**
 * Publishes a guest's review among those of its tour, or declines it. 404 where nothing was written,
 * 409 where it changed since it was read, and once it is published.
 */
export function decideReview(
  db: Database,
  requestId: number,
  { is_published: isPublished, at }: Decision,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isOwn = eq(guestReviews.requestId, requestId);
    // Its guest locks the request first, too.
    await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
    const [review] = await tx.select().from(guestReviews).where(isOwn);
    if (!review) throw notFound(reviewTexts.none);
    if (review.state === "published") throw new Refusal("conflict", reviewTexts.published);
    if (review.writtenAt.toISOString() !== at) throw new Refusal("conflict", reviewTexts.changed);
    if (!isPublished) {
      await tx.update(guestReviews).set({ state: "declined" }).where(isOwn);
      return;
    }
    const { tourId, timeZone } = await findReviewedTour(tx, requestId);
    const { author, rating, text, writtenAt } = review;
    const date = readToday(timeZone, writtenAt);
    const added = [{ author, rating, text, date, city: "", photos: [] }];
    const [reviewId = null] = await addReviews(tx, tourId, added);
    await tx.update(guestReviews).set({ state: "published", reviewId }).where(isOwn);
  });
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
