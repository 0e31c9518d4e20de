import type { TourListRow } from "@tour/api";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { jsonObject } from "../../db/json-object.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { freeze } from "../../cache/freeze.ts";
import { memoizeLru } from "../../cache/memoize-lru.ts";
import { cardColumns } from "./card-columns.ts";
import { departures } from "./departure.table.ts";
import { toTourCard } from "./tour-card.ts";
import type { CardRow } from "./tour-card.ts";
import { tours } from "./tour.table.ts";

interface Wanted {
  organizerId: number;
  status: "active" | "archived" | "all";
  now: Date;
  limit: number;
  offset: number;
}

interface OwnTour extends CardRow {
  departuresCount: number;
}

/** A page of an organiser's tours, newest first, and how many there are. Shared: not to be changed. */
export async function listOwnTours(
  db: Database,
  { organizerId, status, limit, offset, now }: Wanted,
): Promise<{ rows: TourListRow[]; total: number }> {
  const listed = status === "all" ? [true, false] : [status === "active"];
  const values = { organizerId, listed, limit, offset, now: now.toISOString() };
  const [page] = await selectPage(db).execute(values);
  const rows = toRows(`${organizerId} ${status} ${offset}`, page?.tours ?? "[]");
  return { rows, total: page?.total ?? 0 };
}

/** Pages that are kept; with fifty tours and the JSON made of them some 200 kB each. */
const maxPages = 100;

/** The database is asked each time; what it says is mostly what it said before. */
const toRows = memoizeLru(maxPages, (page): TourListRow[] =>
  freeze((JSON.parse(page) as OwnTour[]).map(toRow)),
);

function toRow(tour: OwnTour): TourListRow {
  const { departures: next, ...card } = toTourCard(tour);
  return {
    ...card,
    is_archived: !tour.isListed,
    next_start_date: next[0]?.start_date ?? null,
    departures_count: tour.departuresCount,
  };
}

const areWanted = and(
  eq(tours.organizerId, sql.placeholder("organizerId")),
  isNull(tours.individualFor),
  sql`${tours.isListed} = any(${sql.placeholder("listed")}::boolean[])`,
);

const countDepartures = sql`(
  select count(*)::int from ${departures} where ${departures.tourId} = ${tours.id})`;

const selectPage = prepareOnce((db) => {
  const page = db
    .select({
      id: tours.id,
      tour: jsonObject({
        ...cardColumns(sql.placeholder("now")),
        departuresCount: countDepartures,
      }).as("tour"),
    })
    .from(tours)
    .where(areWanted)
    .orderBy(desc(tours.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("page");
  const total = db.select({ total: count() }).from(tours).where(areWanted);
  return db
    .select({
      tours: sql<string | null>`json_agg(${page.tour} order by ${page.id} desc)::text`,
      total: sql<number>`(${total})`.mapWith(Number),
    })
    .from(page)
    .prepare("own_tours");
});
