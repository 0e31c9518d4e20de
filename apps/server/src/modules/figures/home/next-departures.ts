import type { Money, OfficeHome } from "@tour/api";
import { addDays } from "@tour/dates";
import { and, asc, eq, getTableColumns, gte, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requests } from "../../booking/request.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { heldNow } from "../../tours/held-now.ts";
import { isUpcoming } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";
import { dueOf, listOwing } from "../money/list-owing.ts";
import type { Owing } from "../money/list-owing.ts";

const shownDepartures = 6;

interface Wanted {
  organizerId: number;
  now: Date;
}

/** The next dates that leave, soonest first, with the money of their requests. */
export async function listNextDepartures(
  db: Database,
  { organizerId, now }: Wanted,
): Promise<OfficeHome["departures"]> {
  const rows = await db
    .select({
      departure: { ...getTableColumns(departures), held: heldNow },
      tour: { id: tours.id, title: tours.title },
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.organizerId, organizerId),
        isNull(tours.individualFor),
        ne(departures.status, "canceled"),
        // A day more for the index: what the tour's own clocks say is asked of these.
        gte(departures.startDate, addDays(now.toISOString().slice(0, 10), -1)),
        isUpcoming(now),
      ),
    )
    .orderBy(asc(departures.startDate), asc(departures.id))
    .limit(shownDepartures);
  const ids = rows.map(({ departure }) => departure.id);
  const owing = ids.length ? await listOwing(db, inArray(requests.departureId, ids)) : [];
  const byDeparture = Map.groupBy(owing, ({ request }) => request.departureId);
  return rows.map(({ departure, tour }) => {
    const own = byDeparture.get(departure.id) ?? [];
    return {
      id: departure.id,
      tour,
      start_date: departure.startDate,
      end_date: departure.endDate,
      status: departure.status,
      capacity: departure.capacity,
      held: departure.held,
      sold: departure.sold,
      paid: sumUp(own, ({ kept }) => kept),
      due: sumUp(own, (one) => dueOf(one).reduce((sum, { amount }) => sum + amount.amount, 0)),
    };
  });
}

/** One sum a currency; none of those in which there is nothing. */
function sumUp(owing: readonly Owing[], amountOf: (one: Owing) => number): Money[] {
  const sums = new Map<Money["currency"], number>();
  for (const one of owing) {
    const { currency } = one.request;
    sums.set(currency, (sums.get(currency) ?? 0) + amountOf(one));
  }
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ currency, amount }));
}
