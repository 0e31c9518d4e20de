import type { Review } from "@tour/api";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { toReview } from "./tour-answer.ts";
import { reviews } from "./tour.table.ts";

/** A tour's reviews, newest first. */
export async function readReviews(
  db: Database,
  tourId: number,
  page: { limit: number; offset?: number },
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.tourId, tourId))
    .orderBy(desc(reviews.date), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset ?? 0);
  return rows.map(toReview);
}
