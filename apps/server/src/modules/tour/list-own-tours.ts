import type { TourListRow } from "@tour/api";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { cardColumns } from "./card-columns.ts";
import { departures } from "./departure.table.ts";
import { toTourCard } from "./tour-card.ts";
import { tours } from "./tour.table.ts";

interface Wanted {
  organizerId: number;
  status: "active" | "archived" | "all";
  now: Date;
  limit: number;
  offset: number;
}

/** A page of an organiser's tours, newest first, and how many there are. */
export async function listOwnTours(
  db: Database,
  wanted: Wanted,
): Promise<{ rows: TourListRow[]; total: number }> {
  const { organizerId, status, limit, offset, now } = wanted;
  const which = { organizerId, listed: status === "all" ? [true, false] : [status === "active"] };
  const found = await selectTours(db).execute({ ...which, limit, offset, now: now.toISOString() });
  const rows = found.map((row) => {
    const { departures: next, ...card } = toTourCard(row);
    return {
      ...card,
      is_archived: !row.isListed,
      next_start_date: next[0]?.start_date ?? null,
      departures_count: row.departuresCount,
    };
  });
  // Counted with the page; a page past the last one has no row to say it.
  const [first] = found.length > 0 ? found : await selectTotal(db).execute(which);
  return { rows, total: first?.total ?? 0 };
}

const areWanted = and(
  eq(tours.organizerId, sql.placeholder("organizerId")),
  sql`${tours.isListed} = any(${sql.placeholder("listed")}::boolean[])`,
);

const countDepartures = sql`(
  select count(*)::int from ${departures} where ${departures.tourId} = ${tours.id})`;

const countWanted = (db: Database) => db.select({ total: count() }).from(tours).where(areWanted);

const selectTours = prepareOnce((db) =>
  db
    .select({
      ...cardColumns(sql.placeholder("now")),
      departuresCount: sql<number>`${countDepartures}`,
      total: sql<number>`(${countWanted(db)})`.mapWith(Number),
    })
    .from(tours)
    .where(areWanted)
    .orderBy(desc(tours.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("own_tours"),
);

const selectTotal = prepareOnce((db) => countWanted(db).prepare("count_own_tours"));
