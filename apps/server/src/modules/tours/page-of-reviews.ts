import type { Review } from "@tour/api";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { toReview } from "./tour-answer.ts";
import { reviews } from "./tour.table.ts";

/** A tour's reviews, newest first. */
export async function readReviews(
  db: Database,
  tourId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Review[]> {
  return (await selectReviews(db).execute({ tourId, limit, offset })).map(toReview);
}

const selectReviews = prepareOnce((db) =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.tourId, sql.placeholder("tourId")))
    .orderBy(desc(reviews.date), desc(reviews.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("page_of_reviews"),
);
