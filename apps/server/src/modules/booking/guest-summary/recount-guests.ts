import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { departures } from "../../tours/departure.table.ts";
import { guestSummaries } from "../../tours/guest-summary.table.ts";
import { organizerOfTour } from "../../tours/organizer-of-tour.ts";
import { ageOn } from "../age-on.ts";
import { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";
import { summarizeGuests } from "./summarize-guests.ts";
import type { CountedGuest, KeptSummary } from "./summarize-guests.ts";

/** Seats of it are sold; whoever has not paid may never come. */
const sold = 3;

const nothing: KeptSummary = { shown: null, counted: {}, known: [] };

/**
 * Makes what visitors read of who goes on a departure true again, last in the transaction of what
 * changed it. Two changes wait for each other at the organiser's row, as whoever raises the revision
 * does: requests and their tourists are locked before.
 */
export async function recountGuests(tx: Database, departureId: number): Promise<void> {
  const guests = await listAgreed(tx, departureId);
  const before = await findKept(tx, departureId);
  // Whoever agrees at this moment counts once they have got to the lock.
  if (guests.length === 0 && !before) return;
  const [departure] = await tx
    .select({ tourId: departures.tourId })
    .from(departures)
    .where(eq(departures.id, departureId));
  if (!departure) return;
  const organizerId = await organizerOfTour(tx, departure.tourId);
  await tx
    .select({ id: organizers.id })
    .from(organizers)
    .where(eq(organizers.id, organizerId))
    .for("no key update");
  const kept = (await findKept(tx, departureId)) ?? nothing;
  const next = summarizeGuests(kept, await listAgreed(tx, departureId));
  if (next === kept) return;
  const { shown, counted, known } = next;
  const values = { shown, counted: { ...counted }, known: [...known] };
  await tx
    .insert(guestSummaries)
    .values({ departureId, ...values })
    .onConflictDoUpdate({ target: guestSummaries.departureId, set: values });
  await raiseRevision(tx, organizerId);
}

async function findKept(tx: Database, departureId: number): Promise<KeptSummary | undefined> {
  const [row] = await tx
    .select()
    .from(guestSummaries)
    .where(eq(guestSummaries.departureId, departureId));
  return row;
}

/** Of those who go and have paid, who agreed and said when they were born. */
async function listAgreed(tx: Database, departureId: number): Promise<CountedGuest[]> {
  const rows = await tx
    .select({
      touristId: tourists.id,
      requestId: tourists.requestId,
      birthday: tourists.birthday,
      startDate: departures.startDate,
      people: sql<number>`(
        select count(*) from tourists as others where others.request_id = ${tourists.requestId})::int`,
    })
    .from(tourists)
    .innerJoin(requests, eq(requests.id, tourists.requestId))
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .where(
      and(
        eq(requests.departureId, departureId),
        eq(requests.status, sold),
        isNotNull(tourists.guestSummaryAgreedAt),
        isNotNull(tourists.birthday),
      ),
    )
    .orderBy(tourists.id);
  return rows.map(({ touristId, requestId, birthday, startDate, people }) => ({
    touristId,
    requestId,
    age: ageOn(birthday!, startDate),
    isAlone: people === 1,
  }));
}
