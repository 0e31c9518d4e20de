import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { departures } from "../../../tours/departure.table.ts";
import { heldNow } from "../../../tours/held-now.ts";
import { isUpcoming } from "../../../tours/is-upcoming.ts";
import { tours } from "../../../tours/tour.table.ts";
import { allRows, shownItems, toFound, toItem } from "./task.ts";
import type { Found, TaskContext } from "./task.ts";

/** Dates that closed by themselves when they were full, and have a free seat again. Decision 0090. */
export async function findToReopen({ db, organizerId, now }: TaskContext): Promise<Found> {
  const rows = await db
    .select({
      id: departures.id,
      tour: tours.title,
      all: allRows,
      day: departures.startDate,
      missing: sql<number>`${departures.capacity} - ${heldNow}`,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        isNull(tours.individualFor),
        eq(departures.status, "closed"),
        isNotNull(departures.closedFullAt),
        lt(heldNow, departures.capacity),
        isUpcoming(now),
      ),
    )
    .orderBy(asc(departures.startDate), asc(departures.id))
    .limit(shownItems);
  return toFound(rows, ({ all: _, ...row }) => toItem({ ...row, name: "" }));
}
