import type { GuestReview } from "@tour/api";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { guestReviews } from "./guest-review.table.ts";
import { reviewHidings } from "./review-hiding.table.ts";

/** What the guest of a request wrote of the trip, and why it is hidden where it is; null before. */
export async function readReview(db: Database, requestId: number): Promise<GuestReview | null> {
  const isWanted = eq(guestReviews.requestId, requestId);
  const [row] = await db.select().from(guestReviews).where(isWanted);
  if (!row) return null;
  const review = toGuestReview(row);
  if (row.state !== "hidden") return review;
  const { reason, words, hiddenAt } = await readLastHiding(db, requestId);
  return { ...review, hidden: { reason, words, at: hiddenAt.toISOString() } };
}

/** When a review that is hidden was taken down, and why. */
export async function readLastHiding(db: Database, requestId: number) {
  const [last] = await db
    .select()
    .from(reviewHidings)
    .where(eq(reviewHidings.requestId, requestId))
    .orderBy(desc(reviewHidings.id))
    .limit(1);
  if (!last) throw new Error(`Nobody hid the review of request ${requestId}`);
  return last;
}

export const toGuestReview = (row: typeof guestReviews.$inferSelect): GuestReview => ({
  author: row.author,
  rating: row.rating,
  text: row.text,
  aspects: row.aspects,
  photos: row.photos,
  ...(row.portrait && { portrait: row.portrait }),
  state: row.state,
  at: row.writtenAt.toISOString(),
  ...(row.refusal && { refusal: row.refusal }),
  ...(row.reply && row.replyDate && { reply: { text: row.reply, date: row.replyDate } }),
});
