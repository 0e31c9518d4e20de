import type { FigurePeriod, VisitFigures, VisitSource } from "@tour/api";
import { salesZone, visitSources } from "@tour/api";
import { addDays, fromClock, readToday } from "@tour/dates";
import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestHistory, requests } from "../../booking/request.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { findOnSale } from "./find-on-sale.ts";
import { visitCounts } from "./visit.table.ts";

interface Asked {
  organizerId: number;
  days: FigurePeriod;
  now: Date;
}

/** The main page among the tours' numbers. */
const mainPage = 0;

/** From visit to request to payment in the last days, today among them. */
export async function readVisitFigures(db: Database, asked: Asked): Promise<VisitFigures> {
  const to = readToday(salesZone, asked.now);
  const from = addDays(to, 1 - asked.days);
  const visits = await readVisits(db, asked.organizerId, from);
  const made = await readRequests(db, asked.organizerId, from);
  const ids = [...visits, ...made].map(({ tourId }) => tourId).filter((id) => id !== mainPage);
  const titles = await readTitles(db, [...new Set(ids)]);
  const onSale = await findOnSale(db, asked.organizerId, asked.now);
  const pages = toPages(visits, made, titles);
  return {
    from,
    to,
    steps: {
      visits: sumOf(visits, "visits"),
      tours: sumOf(visits.filter(isPage("tour")), "views"),
      bookings: sumOf(visits.filter(isPage("booking")), "views"),
      requests: sumOf(made, "requests"),
      paid: sumOf(made, "paid"),
    },
    pages,
    sources: toSources(visits, made),
    unbooked: pages.flatMap(({ tour, views, bookings, requests: asks }) =>
      tour && asks === 0 && views > 0 && onSale.has(tour.id) ? [{ tour, views, bookings }] : [],
    ),
  };
}

function readVisits(db: Database, organizerId: number, from: string) {
  return db
    .select({
      page: visitCounts.page,
      tourId: visitCounts.tourId,
      source: visitCounts.source,
      views: sql`sum(${visitCounts.views})`.mapWith(Number),
      visits: sql`sum(${visitCounts.visits})`.mapWith(Number),
    })
    .from(visitCounts)
    .where(and(eq(visitCounts.organizerId, organizerId), gte(visitCounts.day, from)))
    .groupBy(visitCounts.page, visitCounts.tourId, visitCounts.source);
}

type Visits = Awaited<ReturnType<typeof readVisits>>[number];

/** Requests that were made in the days, and those of them that were ever paid for. */
function readRequests(db: Database, organizerId: number, from: string) {
  const isPaid = sql`exists (select from ${requestHistory}
    where ${requestHistory.requestId} = ${requests.id} and ${requestHistory.toStatus} = 3)`;
  return db
    .select({
      tourId: requests.tourId,
      source: sql<VisitSource>`coalesce(${requests.visitSource}, 'unknown')`,
      requests: sql`count(*)`.mapWith(Number),
      paid: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        gte(requests.createdAt, fromClock(from, "00:00", salesZone)),
        // Made for one guest: nobody finds its page by visiting the site.
        isNull(tours.individualFor),
      ),
    )
    .groupBy(requests.tourId, sql`coalesce(${requests.visitSource}, 'unknown')`);
}

type Made = Awaited<ReturnType<typeof readRequests>>[number];

async function readTitles(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: tours.id, title: tours.title })
    .from(tours)
    .where(inArray(tours.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const isPage =
  (page: Visits["page"]) =>
  (visits: Visits): boolean =>
    visits.page === page;

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

function toPages(
  visits: readonly Visits[],
  made: readonly Made[],
  titles: Map<number, string>,
): VisitFigures["pages"] {
  const tourPages = [...titles].map(([id, title]) => {
    const own = visits.filter(({ tourId }) => tourId === id);
    const asked = made.filter(({ tourId }) => tourId === id);
    return {
      tour: { id, title },
      views: sumOf(own.filter(isPage("tour")), "views"),
      bookings: sumOf(own.filter(isPage("booking")), "views"),
      requests: sumOf(asked, "requests"),
      paid: sumOf(asked, "paid"),
    };
  });
  const views = sumOf(visits.filter(isPage("main")), "views");
  return [
    ...(views > 0 ? [{ tour: null, views, bookings: 0, requests: 0, paid: 0 }] : []),
    ...tourPages.toSorted((a, b) => b.views - a.views || b.requests - a.requests),
  ];
}

function toSources(visits: readonly Visits[], made: readonly Made[]): VisitFigures["sources"] {
  return visitSources
    .map((source) => ({
      source,
      visits: sumOf(
        visits.filter((one) => one.source === source),
        "visits",
      ),
      requests: sumOf(
        made.filter((one) => one.source === source),
        "requests",
      ),
      paid: sumOf(
        made.filter((one) => one.source === source),
        "paid",
      ),
    }))
    .filter((one) => one.visits > 0 || one.requests > 0)
    .toSorted((a, b) => b.visits - a.visits || b.requests - a.requests);
}
