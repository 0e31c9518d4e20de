import type { OfficeHome } from "@tour/api";
import { salesZone } from "@tour/api";
import { addDays, fromClock, readToday, startOfWeek } from "@tour/dates";
import { and, eq, gte, inArray, lt, ne, or, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestHistory, requests } from "../../booking/request.table.ts";

/** A quarter of a year, this week among them. */
const shownWeeks = 13;
const monday = 1;
/** Whole weeks, so that a Saturday stands beside a Saturday. */
const yearBefore = 52 * 7;

/** Seats by the week in which they were sold, beside the same week of the year before. */
export async function readSoldWeeks(
  db: Database,
  { organizerId, now }: { organizerId: number; now: Date },
): Promise<OfficeHome["weeks"]> {
  const thisWeek = startOfWeek(readToday(salesZone, now), monday);
  const first = addDays(thisWeek, -7 * (shownWeeks - 1));
  const begin = (day: string) => fromClock(day, "00:00", salesZone);
  // Postgres begins its weeks on Mondays, too.
  const week = sql`date_trunc('week', ${requestHistory.createdAt} at time zone ${sql.raw(`'${salesZone}'`)})`;
  const rows = await db
    .select({
      week: sql<string>`${week}::date::text`,
      seats: sql`sum(${requests.seats})`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(requestHistory, eq(requestHistory.requestId, requests.id))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        // What was cancelled later is sold no more.
        inArray(requests.status, [3, 4]),
        eq(requestHistory.toStatus, 3),
        // A change of its party or of its dates sells nothing once more.
        or(isNull(requestHistory.fromStatus), ne(requestHistory.fromStatus, 3)),
        or(
          gte(requestHistory.createdAt, begin(first)),
          and(
            gte(requestHistory.createdAt, begin(addDays(first, -yearBefore))),
            lt(requestHistory.createdAt, begin(addDays(thisWeek, 7 - yearBefore))),
          ),
        ),
      ),
    )
    .groupBy(week);
  const seatsOf = new Map(rows.map((row) => [row.week, row.seats]));
  return Array.from({ length: shownWeeks }, (_, index) => {
    const start = addDays(first, 7 * index);
    return {
      start,
      seats: seatsOf.get(start) ?? 0,
      last_year: seatsOf.get(addDays(start, -yearBefore)) ?? 0,
    };
  });
}
