import type { TourCard } from "@tour/api";
import { and, asc, eq, inArray, min, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Organizers } from "../public-site/published-organizers.ts";
import { cardColumns } from "./card-columns.ts";
import { departures } from "./departure.table.ts";
import { findDepartures } from "./find-departures.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { toTourCard } from "./tour-answer.ts";
import { tours } from "./tour.table.ts";

interface Wanted {
  organizerIds: Organizers;
  now: Date;
  limit?: number;
  offset?: number;
}

/** Organisers' listed tours, those leaving soonest first, with their coming departures. */
export async function listTours(db: Database, wanted: Wanted): Promise<TourCard[]> {
  const rows = await selectTours(db, wanted);
  const byTour = await findDepartures(db, rows, wanted.now);
  return rows.map((row) => toTourCard(row, byTour.get(row.id) ?? []));
}

export function countTours(db: Database, organizerIds: Organizers): Promise<number> {
  return db.$count(tours, areListed(organizerIds));
}

async function selectTours(db: Database, { organizerIds, now, limit = 1000, offset = 0 }: Wanted) {
  const next = db
    .select({ tourId: departures.tourId, start: min(departures.startDate).as("start") })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(areListed(organizerIds), ne(departures.status, "canceled"), isUpcoming(now)))
    .groupBy(departures.tourId)
    .as("next");
  return db
    .select(cardColumns)
    .from(tours)
    .leftJoin(next, eq(next.tourId, tours.id))
    .where(areListed(organizerIds))
    .orderBy(sql`${next.start} asc nulls last`, asc(tours.id))
    .limit(limit)
    .offset(offset);
}

const areListed = (organizerIds: Organizers) =>
  and(inArray(tours.organizerId, organizerIds), eq(tours.isListed, true));
