import type { ParsedInput, StaffRequest } from "@tour/api";
import type { staffCalls } from "@tour/api/contract";
import { and, count, desc, eq, ilike, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { containing } from "../../../db/containing.ts";
import { paginate } from "../../../http/answers/paginate.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";

const pageSize = 50;
const marketplace = 1;

/** Requests of all organisers, newest first, for staff who are asked about one. */
export async function listAllRequests(
  { query: { search, status, page } }: ParsedInput<typeof staffCalls.listAllRequests>,
  { db }: RequestContext,
) {
  const which = and(
    status === undefined ? undefined : eq(requests.status, status),
    search === "" ? undefined : matches(search),
  );
  const rows = await db
    .select({
      request: requests,
      organizer: { id: organizers.id, name: organizers.name },
      departure: {
        id: departures.id,
        start_date: departures.startDate,
        end_date: departures.endDate,
      },
      tour: { id: tours.id, title: tours.title, time_zone: tours.timeZone },
    })
    .from(requests)
    .innerJoin(organizers, eq(organizers.id, requests.organizerId))
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(which)
    .orderBy(desc(requests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(requests)
    .innerJoin(organizers, eq(organizers.id, requests.organizerId))
    .where(which);
  const data = rows.map(({ request, ...of }): StaffRequest => ({
    id: request.id,
    status: request.status,
    hold_expires_at: request.heldUntil?.toISOString() ?? null,
    guest: request.contactName,
    seats: request.seats,
    total: { amount: request.totalAmount, currency: request.currency },
    created_at: request.createdAt.toISOString(),
    is_of_marketplace: request.salesModel === marketplace,
    ...of,
  }));
  return { data, pagination: paginate(page, pageSize, counted?.total ?? 0) };
}

/** A number alone, with or without a sign before it, is a request's; anything else is part of a name. */
function matches(search: string): SQL | undefined {
  const [, number] = /^(?:№|#)?\s*(\d{1,9})$/.exec(search) ?? [];
  if (number !== undefined) return eq(requests.id, Number(number));
  const pattern = containing(search);
  return or(
    ilike(requests.contactName, pattern),
    ilike(requests.contactEmail, pattern),
    ilike(organizers.name, pattern),
  );
}
