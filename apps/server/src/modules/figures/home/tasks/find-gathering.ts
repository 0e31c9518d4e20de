import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { decisionDateOf } from "../../../tours/departure-group.ts";
import { departures } from "../../../tours/departure.table.ts";
import { isUpcoming, todayThere } from "../../../tours/is-upcoming.ts";
import { tours } from "../../../tours/tour.table.ts";
import { allRows, shownItems, toFound, toItem } from "./task.ts";
import type { Found, TaskContext } from "./task.ts";

/** So long before it something can still be done for a group to be complete. */
const daysBefore = 7;

/** Dates on which it is soon decided whether they take place, and whose groups lack people. */
export async function findGathering({ db, organizerId, now }: TaskContext): Promise<Found> {
  const decisionDate = sql`coalesce(${departures.decisionDate}, ${departures.startDate} - 14)`;
  const rows = await db
    .select({
      id: departures.id,
      tour: tours.title,
      all: allRows,
      startDate: departures.startDate,
      decisionDate: departures.decisionDate,
      smallestGroup: departures.smallestGroup,
      sold: departures.sold,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        isNull(tours.individualFor),
        gt(departures.smallestGroup, 1),
        isNull(departures.decision),
        inArray(departures.status, ["open", "closed"]),
        lt(departures.sold, departures.smallestGroup),
        isUpcoming(now),
        sql`${decisionDate} <= ${todayThere(now)} + ${daysBefore}::int`,
      ),
    )
    .orderBy(sql`${decisionDate}`, asc(departures.id))
    .limit(shownItems);
  return toFound(rows, ({ id, tour, smallestGroup, sold, ...dates }) =>
    toItem({ id, name: "", tour, day: decisionDateOf(dates), missing: smallestGroup - sold }),
  );
}
