import type { TourListRow } from "@tour/api";
import { and, count, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { findDepartures } from "./find-departures.ts";
import { toTourCard } from "./tour-answer.ts";
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
  const { organizerId, status, now } = wanted;
  const which = and(
    eq(tours.organizerId, organizerId),
    status === "all" ? undefined : eq(tours.isListed, status === "active"),
  );
  const { content: _, ...columns } = getTableColumns(tours);
  const found = await db
    .select(columns)
    .from(tours)
    .where(which)
    .orderBy(desc(tours.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const coming = await findDepartures(db, found, now);
  const counts = await countDepartures(
    db,
    found.map(({ id }) => id),
  );
  const rows = found.map((row) => {
    const { departures: next, ...card } = toTourCard(row, coming.get(row.id) ?? []);
    return {
      ...card,
      is_archived: !row.isListed,
      next_start_date: next[0]?.start_date ?? null,
      departures_count: counts.get(row.id) ?? 0,
    };
  });
  return { rows, total: await db.$count(tours, which) };
}

async function countDepartures(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: departures.tourId, total: count() })
    .from(departures)
    .where(inArray(departures.tourId, ids))
    .groupBy(departures.tourId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
