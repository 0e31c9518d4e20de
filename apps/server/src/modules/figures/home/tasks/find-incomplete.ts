import { addDays } from "@tour/dates";
import { and, asc, eq, gte, inArray, isNull, lte, ne } from "drizzle-orm";
import { requests } from "../../../booking/request.table.ts";
import { tourists } from "../../../booking/tourist.table.ts";
import { findProblems } from "../../../booking/tourists/check-tourist.ts";
import { formOf } from "../../../booking/tourists/form-of.ts";
import { departures } from "../../../tours/departure.table.ts";
import { isUpcoming } from "../../../tours/is-upcoming.ts";
import { tours } from "../../../tours/tour.table.ts";
import { shownItems, toItem } from "./task.ts";
import type { Found, TaskContext } from "./task.ts";

/** So near a trip whoever takes people along asks for what its guests did not fill in themselves. */
const daysBefore = 14;

/** Sold requests of trips that begin soon, of whose people something is still missing. */
export async function findIncomplete({ db, env, organizerId, now }: TaskContext): Promise<Found> {
  // A day more, for somewhere it is tomorrow already; `isUpcoming` asks the tour's own clocks.
  const today = now.toISOString().slice(0, 10);
  const sold = await db
    .select({
      id: requests.id,
      name: requests.contactName,
      tour: tours.title,
      day: departures.startDate,
      touristForm: requests.touristForm,
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        eq(requests.status, 3),
        isNull(requests.chooseUntil),
        ne(departures.status, "canceled"),
        gte(departures.startDate, addDays(today, -1)),
        lte(departures.startDate, addDays(today, daysBefore)),
        isUpcoming(now),
      ),
    )
    .orderBy(asc(departures.startDate), asc(requests.id));
  if (sold.length === 0) return { count: 0, items: [] };
  const ids = sold.map(({ id }) => id);
  const people = await db.select().from(tourists).where(inArray(tourists.requestId, ids));
  const byRequest = Map.groupBy(people, ({ requestId }) => requestId);
  const incomplete = sold.flatMap(({ touristForm, ...request }) => {
    const form = formOf({ touristForm }, env);
    const own = byRequest.get(request.id) ?? [];
    const missing = own.filter(
      (one) => Object.keys(findProblems(one, form, now)).length > 0,
    ).length;
    return missing > 0 ? [toItem({ ...request, missing })] : [];
  });
  return { count: incomplete.length, items: incomplete.slice(0, shownItems) };
}
