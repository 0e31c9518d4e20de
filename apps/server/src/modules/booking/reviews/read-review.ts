import type { GuestReview } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { guestReviews } from "./guest-review.table.ts";

/** What the guest of a request wrote of the trip; null before. */
export async function readReview(db: Database, requestId: number): Promise<GuestReview | null> {
  const isWanted = eq(guestReviews.requestId, requestId);
  const [row] = await db.select().from(guestReviews).where(isWanted);
  return row ? toGuestReview(row) : null;
}

export const toGuestReview = (row: typeof guestReviews.$inferSelect): GuestReview => ({
  author: row.author,
  rating: row.rating,
  text: row.text,
  state: row.state,
  at: row.writtenAt.toISOString(),
});
