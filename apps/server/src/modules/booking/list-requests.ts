import type { RequestRow, RequestStatus } from "@tour/api";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";
import { requests } from "./request.table.ts";

export const requestPageSize = 20;

interface Wanted {
  organizerId: number;
  status: RequestStatus | undefined;
  page: number;
}

/** Those that wait for the organiser, for the guest, for the trip, and for nobody. */
const urgency = sql`case ${requests.status} when 1 then 0 when 2 then 1 when 3 then 2 else 3 end`;

/** A page of an organiser's requests, what waits first, and how many there are. */
export async function listRequests(
  db: Database,
  { organizerId, status, page }: Wanted,
): Promise<{ rows: RequestRow[]; total: number }> {
  const which = and(
    eq(requests.organizerId, organizerId),
    status === undefined ? undefined : eq(requests.status, status),
  );
  const rows = await db
    .select({ request: requests, departure: departures, tour: shownTour })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(which)
    .orderBy(urgency, sql`${requests.heldUntil} nulls last`, desc(requests.id))
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize);
  const [counted] = await db.select({ total: count() }).from(requests).where(which);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}

const shownTour = { title: tours.title, time_zone: tours.timeZone };

interface Found {
  request: typeof requests.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: RequestRow["tour"];
}

const toRow = ({ request, departure, tour }: Found): RequestRow => ({
  id: request.id,
  status: request.status,
  hold_expires_at: request.heldUntil?.toISOString() ?? null,
  guest: request.contactName,
  tour,
  departure: { start_date: departure.startDate, end_date: departure.endDate },
  seats: request.seats,
  total: { amount: request.totalAmount, currency: request.currency },
  created_at: request.createdAt.toISOString(),
});
