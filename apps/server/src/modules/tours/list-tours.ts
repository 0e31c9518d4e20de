import type { TourCard } from "@tour/api";
import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { cardColumns } from "./card-columns.ts";
import { departures } from "./departure.table.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { toTourCard } from "./tour-card.ts";
import { tours } from "./tour.table.ts";

interface Wanted {
  organizerIds: number[];
  now: Date;
  limit?: number;
  offset?: number;
}

/** Organisers' listed tours, those leaving soonest first, with their coming departures. */
export async function listTours(
  db: Database,
  { organizerIds, now, limit = 1000, offset = 0 }: Wanted,
): Promise<TourCard[]> {
  const which = { organizerIds, now: now.toISOString(), limit, offset };
  return (await selectTours(db).execute(which)).map(toTourCard);
}

export async function countTours(db: Database, organizerIds: number[]): Promise<number> {
  const [counted] = await selectTotal(db).execute({ organizerIds });
  return counted?.total ?? 0;
}

const areListed = and(isAnyOf(tours.organizerId, "organizerIds"), eq(tours.isListed, true));
const now = sql.placeholder("now");

const selectTours = prepareOnce((db) => {
  const next = db
    .select({ start: departures.startDate })
    .from(departures)
    .where(and(eq(departures.tourId, tours.id), ne(departures.status, "canceled"), isUpcoming(now)))
    .orderBy(asc(departures.startDate))
    .limit(1);
  return db
    .select(cardColumns(now))
    .from(tours)
    .where(areListed)
    .orderBy(sql`(${next}) asc nulls last`, asc(tours.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("listed_tours");
});

const selectTotal = prepareOnce((db) =>
  db.select({ total: count() }).from(tours).where(areListed).prepare("count_listed_tours"),
);
