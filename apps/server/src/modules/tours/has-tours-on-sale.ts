import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { tours } from "./tour.table.ts";

/** Whether a listed tour of the organiser's has a coming date that is sold; a full one may get free. */
export async function hasToursOnSale(
  db: Database,
  organizerId: number,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        eq(tours.isListed, true),
        inArray(departures.status, ["open", "guaranteed"]),
        isUpcoming(now),
      ),
    )
    .limit(1);
  return found !== undefined;
}
