import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { isUpcoming } from "../../tours/is-upcoming.ts";
import { hasSaleBegun } from "../../tours/sale-opening.ts";
import { tours } from "../../tours/tour.table.ts";

/** Numbers of an organiser's tours that a visitor can ask for now: listed, with a date to come. */
export async function findOnSale(
  db: Database,
  organizerId: number,
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: tours.id })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        eq(tours.isListed, true),
        isNull(tours.individualFor),
        inArray(departures.status, ["open", "guaranteed"]),
        isUpcoming(now),
        hasSaleBegun,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
