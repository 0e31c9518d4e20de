import type { ReviewSort } from "@tour/api";
import { and, asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { toReview } from "../tours/tour-answer.ts";
import { reviews, tours } from "../tours/tour.table.ts";

const byStars = { default: [], "-rating": [desc(reviews.rating)], rating: [asc(reviews.rating)] };

/** A page of the reviews of an organiser's listed tours, in their order, and how many there are. */
export async function readOrganizerReviews(
  db: Database,
  organizerId: number,
  { limit, offset, sort }: { limit: number; offset: number; sort: ReviewSort },
) {
  const which = and(eq(tours.organizerId, organizerId), eq(tours.isListed, true));
  const rows = await db
    .select({
      review: getTableColumns(reviews),
      tour: { id: tours.id, title: tours.title, slug: tours.slug },
    })
    .from(reviews)
    .innerJoin(tours, eq(tours.id, reviews.tourId))
    .where(which)
    .orderBy(...byStars[sort], desc(reviews.date), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  const listed = db.select({ id: tours.id }).from(tours).where(which);
  return {
    rows: rows.map(({ review, tour }) => ({ ...toReview(review), tour })),
    total: await db.$count(reviews, inArray(reviews.tourId, listed)),
  };
}
