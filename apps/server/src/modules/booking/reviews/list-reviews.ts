import type { OfficeReview, ParsedInput } from "@tour/api";
import type { reviewCalls } from "@tour/api/contract";
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { paginate } from "../../../http/answers/paginate.ts";
import { toReview } from "../../tours/tour-answer.ts";
import { reviews, tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";

const pageSize = 20;

/** Published reviews of an organiser's tours, newest first, and how many of their guests' wait. */
export async function listReviews(
  { query }: ParsedInput<typeof reviewCalls.listReviews>,
  { db }: RequestContext,
) {
  const { organizer_id: organizerId, page, tour_id: tourId, rating, is_answered: answered } = query;
  const which = and(
    eq(tours.organizerId, organizerId),
    tourId === undefined ? undefined : eq(tours.id, tourId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(reviews.reply),
  )!;
  const found = selectReviews(db, which);
  return {
    data: (await found.limit(pageSize).offset((page - 1) * pageSize)).map(toOfficeReview),
    pagination: paginate(page, pageSize, await db.$count(selectReviews(db, which).as("found"))),
    waiting: await countWaiting(db, organizerId),
  };
}

/** One of an organiser's reviews; undefined for any other. */
export async function findReview(
  db: Database,
  organizerId: number,
  id: number,
): Promise<OfficeReview | undefined> {
  const which = and(eq(tours.organizerId, organizerId), eq(reviews.id, id))!;
  return (await selectReviews(db, which)).map(toOfficeReview)[0];
}

const selectReviews = (db: Database, which: SQL) =>
  db
    .select({
      review: getTableColumns(reviews),
      tour: { id: tours.id, title: tours.title },
      requestId: guestReviews.requestId,
    })
    .from(reviews)
    .innerJoin(tours, eq(tours.id, reviews.tourId))
    .leftJoin(guestReviews, eq(guestReviews.reviewId, reviews.id))
    .where(which)
    .orderBy(desc(reviews.date), desc(reviews.id));

const toOfficeReview = ({
  review,
  tour,
  requestId,
}: Awaited<ReturnType<typeof selectReviews>>[number]): OfficeReview => ({
  ...toReview(review),
  tour,
  request_id: requestId,
});

async function countWaiting(db: Database, organizerId: number): Promise<number> {
  const own = db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.organizerId, organizerId));
  const isWaiting = and(eq(guestReviews.state, "waiting"), inArray(guestReviews.requestId, own));
  return db.$count(guestReviews, isWaiting);
}
