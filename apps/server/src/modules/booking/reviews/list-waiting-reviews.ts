import type { ParsedInput } from "@tour/api";
import type { staffCalls } from "@tour/api/contract";
import { asc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { paginate } from "../../../http/answers/paginate.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";

const pageSize = 20;

/** Reviews of all organisers that nobody has decided on, those that wait longest first. */
export async function listWaitingReviews(
  { query: { page } }: ParsedInput<typeof staffCalls.listWaitingReviews>,
  { db }: RequestContext,
) {
  const isWaiting = eq(guestReviews.state, "waiting");
  const rows = await db
    .select({
      review: guestReviews,
      organizer: { id: organizers.id, name: organizers.name },
      tour: tours.title,
    })
    .from(guestReviews)
    .innerJoin(requests, eq(requests.id, guestReviews.requestId))
    .innerJoin(organizers, eq(organizers.id, requests.organizerId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(isWaiting)
    .orderBy(asc(guestReviews.writtenAt), asc(guestReviews.requestId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ review, organizer, tour }) => ({
    request_id: review.requestId,
    organizer,
    tour,
    author: review.author,
    rating: review.rating,
    text: review.text,
    aspects: review.aspects,
    photos: review.photos,
    ...(review.portrait && { portrait: review.portrait }),
    at: review.writtenAt.toISOString(),
  }));
  return { data, pagination: paginate(page, pageSize, await db.$count(guestReviews, isWaiting)) };
}
