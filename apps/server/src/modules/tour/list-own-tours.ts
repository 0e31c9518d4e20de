import type { TourListRow } from "@tour/api";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import { cardColumns } from "./card-columns.ts";
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
  const { organizerId, status, limit, offset, now } = wanted;
  const which = { organizerId, listed: status === "all" ? [true, false] : [status === "active"] };
  const found = await selectTours(db).execute({ ...which, limit, offset });
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
  const [counted] = await selectTotal(db).execute(which);
  return { rows, total: counted?.total ?? 0 };
}

const areWanted = and(
  eq(tours.organizerId, sql.placeholder("organizerId")),
  sql`${tours.isListed} = any(${sql.placeholder("listed")}::boolean[])`,
);

const selectTours = prepareOnce((db) =>
  db
    .select(cardColumns)
    .from(tours)
    .where(areWanted)
    .orderBy(desc(tours.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(unnamed),
);

const selectTotal = prepareOnce((db) =>
  db.select({ total: count() }).from(tours).where(areWanted).prepare(unnamed),
);

async function countDepartures(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCounts(db).execute({ ids });
  return new Map(rows.map(({ id, total }) => [id, total]));
}

const selectCounts = prepareOnce((db) =>
  db
    .select({ id: departures.tourId, total: count() })
    .from(departures)
    .where(isAnyOf(departures.tourId, "ids"))
    .groupBy(departures.tourId)
    .prepare(unnamed),
);
