import type { SaleStart } from "@tour/api";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";

/** As many as somebody chooses of by eye. */
const limit = 100;

/** Departures whose sale is yet to begin, the soonest first: a publication can go out with them. */
export async function listOpenings(db: Database, organizerId: number): Promise<SaleStart[]> {
  const rows = await db
    .select({
      departure_id: departures.id,
      tour_id: tours.id,
      tour_title: tours.title,
      time_zone: tours.timeZone,
      start_date: departures.startDate,
      end_date: departures.endDate,
      saleStartsAt: departures.saleStartsAt,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        isNull(tours.individualFor),
        ne(departures.status, "canceled"),
        sql`${departures.saleStartsAt} > now()`,
      ),
    )
    .orderBy(asc(departures.saleStartsAt), asc(departures.startDate), asc(departures.id))
    .limit(limit);
  return rows.map(({ saleStartsAt, ...row }) => ({
    ...row,
    sale_starts_at: saleStartsAt!.toISOString(),
  }));
}
