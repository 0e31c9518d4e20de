import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { tours } from "./tour.table.ts";

/** All of an organiser's tours, or one tour or some departures of theirs. */
type Which = number | { tourId: number } | { departureIds: number[] };

/** Whether a listed tour of these has a coming date that is sold; a full one may get free. */
export async function hasToursOnSale(db: Database, which: Which, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        isOf(which),
        eq(tours.isListed, true),
        inArray(departures.status, ["open", "guaranteed"]),
        isUpcoming(now),
      ),
    )
    .limit(1);
  return found !== undefined;
}

function isOf(which: Which) {
  if (typeof which === "number") return eq(tours.organizerId, which);
  return "tourId" in which
    ? eq(tours.id, which.tourId)
    : inArray(departures.id, which.departureIds);
}
