import { demoReviews } from "@tour/demo";
import type { DemoReview } from "@tour/demo";
import { addDays, fromClock } from "@tour/dates";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { listReviews } from "../../modules/booking/reviews/list-reviews.ts";
import { reviewHandlers } from "../../modules/booking/reviews/review.handlers.ts";
import { addPicture } from "../../modules/media/add-picture.ts";
import { keysIn } from "../../modules/media/media-path.ts";
import { media } from "../../modules/media/media.table.ts";
import { openMediaStorage } from "../../modules/media/storage/media-storage.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import type { ReadyPicture } from "./prepare-pictures.ts";

/** Their guests write so many days after the trip, and are answered on the next. */
const daysAfter = 4;

/** Has guests of trips that are over write of them, staff decide, and the organiser answer. */
export async function seedReviews(
  owner: RequestContext,
  organizerId: number,
  ready: Map<string, ReadyPicture>,
): Promise<void> {
  const staff: RequestContext = { ...owner, account: { ...owner.account!, isStaff: true } };
  const trips = await listTrips(owner, organizerId);
  for (const [index, said] of demoReviews.entries()) {
    const trip = trips[index];
    if (!trip) throw new Error(`The demo has no trip for the review "${said.text}"`);
    const day = addDays(trip.endDate, daysAfter);
    const at = (date: string) => () => fromClock(date, "12:00", trip.timeZone);
    const photos = await takePhotos(owner, { organizerId, ready, trip, count: said.photos });
    const { rating, text, aspects } = said;
    const author = trip.contactName.split(" ")[0] ?? "";
    const { data } = await reviewHandlers.sendReview(
      { body: { uuid: trip.uuid, author, rating, text, aspects, photos, portrait: null } },
      { ...owner, account: null, now: at(day) },
    );
    if (said.isWaiting) continue;
    const decision = { id: trip.id, at: data.at, is_published: !said.refusal };
    await reviewHandlers.decideReview(
      { body: { ...decision, words: said.refusal ?? "" } },
      { ...staff, now: at(addDays(day, 1)) },
    );
    if (said.reply) await reply({ ...owner, now: at(addDays(day, 1)) }, organizerId, trip.id, said);
  }
  // Emails to people who do not exist: written of, but sent to nobody.
  const isTheirs = inArray(
    requestEmails.requestId,
    trips.map(({ id }) => id),
  );
  await owner.db.update(requestEmails).set({ sentAt: owner.now() }).where(isTheirs);
}

/** Trips that are over, one of each party, those of every tour by turns. */
async function listTrips({ db }: RequestContext, organizerId: number) {
  const rows = await db
    .select({
      id: requests.id,
      uuid: requests.uuid,
      contactName: requests.contactName,
      endDate: departures.endDate,
      timeZone: tours.timeZone,
      content: tours.content,
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(and(eq(requests.organizerId, organizerId), eq(requests.status, 4)))
    .orderBy(desc(departures.endDate), asc(requests.id));
  return rows;
}

interface Wanted {
  organizerId: number;
  ready: Map<string, ReadyPicture>;
  trip: Awaited<ReturnType<typeof listTrips>>[number];
  count: number;
}

/** Pictures that were drawn for the tour, as if its guest had taken them; answers their keys. */
async function takePhotos(
  { db, services }: RequestContext,
  { organizerId, ready, trip, count }: Wanted,
): Promise<string[]> {
  const shown = keysIn(trip.content.media).slice(0, count);
  if (shown.length === 0) return [];
  const rows = await db.select().from(media).where(inArray(media.key, shown));
  const keys: string[] = [];
  for (const { name } of rows) {
    const picture = ready.get(name.replace(/\.webp$/, ""));
    if (!picture) throw new Error(`The demo picture "${name}" was not drawn`);
    const photo = { organizerId, name: "", guestOf: trip.uuid, focal: picture.focal };
    keys.push((await addPicture(db, openMediaStorage(services.env), photo, picture)).id);
  }
  return keys;
}

async function reply(
  owner: RequestContext,
  organizerId: number,
  requestId: number,
  { reply: text = "" }: DemoReview,
): Promise<void> {
  const query = { organizer_id: organizerId };
  const { data } = await listReviews({ query: { ...query, page: 1 } }, owner);
  const written = data.find((one) => one.request_id === requestId);
  if (!written) throw new Error(`The review of request ${requestId} is not among the newest`);
  await reviewHandlers.replyToReview({ query, body: { id: written.id, text } }, owner);
}
