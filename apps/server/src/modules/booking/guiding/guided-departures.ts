import type { GuidedDeparture } from "@tour/api";
import { and, asc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { todayThere } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";

/** As many trips as lie before one guide. */
const most = 200;

interface Wanted {
  organizerId: number;
  /** Undefined for an organiser's all. */
  guideId: string | undefined;
  id?: number;
  now: Date;
}

/**
 * Departures that are not over by the clocks of their place, soonest first: who led a trip needs the
 * guests' numbers no longer.
 */
export async function listGuidedDepartures(
  db: Database,
  wanted: Wanted,
): Promise<GuidedDeparture[]> {
  const rows = await db
    .select({
      row: departures,
      tour: tours.title,
      timeZone: tours.timeZone,
      content: tours.content,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(isGuided(wanted))
    .orderBy(asc(departures.startDate), asc(departures.startTime), asc(departures.id))
    .limit(most);
  return rows.map(({ row, tour, timeZone, content }) => ({
    id: row.id,
    tour,
    start_date: row.startDate,
    end_date: row.endDate,
    start_time: row.startTime,
    time_zone: timeZone,
    meeting_place: content.meeting_place?.name ?? "",
    status: row.status,
    guests: row.sold,
  }));
}

const isGuided = ({ organizerId, guideId, id, now }: Wanted): SQL | undefined =>
  and(
    eq(tours.organizerId, organizerId),
    guideId === undefined ? undefined : eq(departures.guideUserId, guideId),
    id === undefined ? undefined : eq(departures.id, id),
    sql`${departures.endDate} >= ${todayThere(now)}`,
  );
