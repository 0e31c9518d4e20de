import type { Review } from "@tour/api";
import { and, avg, count, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { organizerOfTour } from "./organizer-of-tour.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { reviews, tours } from "./tour.table.ts";

type ReviewRow = typeof reviews.$inferSelect;

export type NewReview = Pick<Review, "author" | "city" | "rating" | "text" | "date" | "photos"> &
  Partial<Pick<ReviewRow, "aspects" | "portrait" | "isVerified" | "reply" | "replyDate">>;

/**
 * Adds reviews to a tour, and counts the ratings of the tour and its organiser anew. Answers their
 * numbers.
 */
export async function addReviews(
  db: Database,
  tourId: number,
  added: NewReview[],
): Promise<number[]> {
  if (added.length === 0) return [];
  return db.transaction(async (tx) => {
    const organizerId = await organizerOfTour(tx, tourId);
    // Locked first, so that two reviews at once are both counted.
    await tx.select().from(organizers).where(eq(organizers.id, organizerId)).for("update");
    const rows = await tx
      .insert(reviews)
      .values(added.map((review) => ({ ...review, tourId })))
      .returning({ id: reviews.id });
    await countAnew(tx, { tourId, organizerId });
    return rows.map(({ id }) => id);
  });
}

/** Takes a review from its tour, and counts the ratings of the tour and its organiser anew. */
export async function removeReview(db: Database, reviewId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId));
    if (!review) return;
    const { tourId } = review;
    const organizerId = await organizerOfTour(tx, tourId);
    await tx.select().from(organizers).where(eq(organizers.id, organizerId)).for("update");
    await tx.delete(reviews).where(eq(reviews.id, reviewId));
    await countAnew(tx, { tourId, organizerId });
  });
}

/** Answers a review of an organiser's tours for everyone; undefined where there is none. */
export async function answerReview(
  tx: Database,
  organizerId: number,
  { id, reply, replyDate }: { id: number; reply: string; replyDate: string },
): Promise<ReviewRow | undefined> {
  const own = tx.select({ id: tours.id }).from(tours).where(eq(tours.organizerId, organizerId));
  const [row] = await tx
    .update(reviews)
    .set({ reply, replyDate })
    .where(and(eq(reviews.id, id), inArray(reviews.tourId, own)))
    .returning();
  if (row) await raiseRevision(tx, organizerId);
  return row;
}

/** The organiser's row is locked by whoever calls. */
async function countAnew(
  tx: Database,
  { tourId, organizerId }: { tourId: number; organizerId: number },
): Promise<void> {
  await tx
    .update(tours)
    .set(await rate(tx, eq(reviews.tourId, tourId)))
    .where(eq(tours.id, tourId));
  await tx
    .update(organizers)
    .set(await rate(tx, eq(tours.organizerId, organizerId)))
    .where(eq(organizers.id, organizerId));
  await raiseRevision(tx, organizerId);
}

async function rate(tx: Database, which: ReturnType<typeof eq>) {
  const [found] = await tx
    .select({ rating: avg(reviews.rating).mapWith(Number), reviewsCount: count() })
    .from(reviews)
    .innerJoin(tours, eq(tours.id, reviews.tourId))
    .where(which);
  const rating = found?.reviewsCount ? Math.round(found.rating * 10) / 10 : null;
  return { rating, reviewsCount: found?.reviewsCount ?? 0 };
}
