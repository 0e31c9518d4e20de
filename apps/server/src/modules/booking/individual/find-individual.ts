import { readToday } from "@tour/dates";
import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";

/** The tour that was made for the request with this uuid, and its one departure. */
export async function findIndividual(db: Database, uuid: string) {
  const [found] = await db
    .select({ tour: tours, departure: departures })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .where(eq(tours.individualFor, uuid));
  return found;
}

type Individual = NonNullable<Awaited<ReturnType<typeof findIndividual>>>;

/** Whether its last day is over, by the clocks of its place. */
export const isOver = ({ tour, departure }: Individual, now: Date): boolean =>
  departure.endDate < readToday(tour.timeZone, now);

/** Whether a request holds it or has bought it, but for the one with this key. */
export async function isBooked(
  db: Database,
  departureId: number,
  { butForKey }: { butForKey?: string } = {},
): Promise<boolean> {
  const isHeld = and(inArray(requests.status, [1, 2]), gt(requests.heldUntil, sql`now()`));
  const count = await db.$count(
    requests,
    and(
      eq(requests.departureId, departureId),
      or(isHeld, inArray(requests.status, [3, 4])),
      butForKey === undefined ? undefined : ne(requests.clientKey, butForKey),
    ),
  );
  return count > 0;
}

/** What the request's own page says of it; null where none was made. */
export async function readIndividualLink(db: Database, uuid: string, now: Date) {
  const found = await findIndividual(db, uuid);
  if (!found) return null;
  const { tour, departure } = found;
  return {
    title: tour.title,
    start_date: departure.startDate,
    end_date: departure.endDate,
    is_booked: await isBooked(db, departure.id),
    is_over: isOver(found, now),
  };
}
