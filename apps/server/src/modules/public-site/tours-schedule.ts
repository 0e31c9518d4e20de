import { addDays, readToday } from "@tour/dates";
import { and, asc, count, eq, gte, inArray, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { departures } from "../tours/departure.table.ts";
import { isUpcoming } from "../tours/is-upcoming.ts";
import { tours } from "../tours/tour.table.ts";
import { readCards } from "../tours/tours-by-ids.ts";

interface Wanted {
  organizerIds: Organizers;
  now: Date;
  limit: number;
  offset: number;
}

/** A page of coming departures, soonest first, each with its tour. */
export async function readSchedule(db: Database, wanted: Wanted) {
  const which = areShown(wanted);
  const rows = await db
    .select({ id: departures.id, tourId: departures.tourId })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(which)
    .orderBy(asc(departures.startDate), asc(departures.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const ids = [...new Set(rows.map(({ tourId }) => tourId))];
  const cards = await readCards(db, ids, { now: wanted.now });
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ id, tourId }) => {
    const card = byId.get(tourId);
    const departure = card?.departures.find((one) => one.id === id);
    if (!card || !departure) return [];
    const { departures: _all, ...tour } = card;
    return [{ departure, tour }];
  });
}

export async function countSchedule(
  db: Database,
  wanted: Pick<Wanted, "organizerIds" | "now">,
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(areShown(wanted));
  return counted?.total ?? 0;
}

function areShown({ organizerIds, now }: Pick<Wanted, "organizerIds" | "now">) {
  // No place is a whole day behind: this much the index of dates can leave out by itself.
  const yesterday = addDays(readToday("UTC", now), -1);
  return and(
    inArray(tours.organizerId, organizerIds),
    eq(tours.isListed, true),
    ne(departures.status, "canceled"),
    gte(departures.startDate, yesterday),
    isUpcoming(now),
  );
}
