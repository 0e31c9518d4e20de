import type { LedDepartureGuests } from "@tour/api";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readArrivalDetails } from "../arrivals/arrival-details.ts";
import { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";

/** Seats are paid for, or the trip is over. */
const going = [3, 4] as const;

/** Who travels on a departure, by the parties in which they booked. */
export async function listParties(
  db: Database,
  departure: { id: number; time_zone: string },
): Promise<LedDepartureGuests["parties"]> {
  // Nothing but what a guide needs is read, so that nothing else can be answered.
  const parties = await db
    .select({
      id: requests.id,
      name: requests.contactName,
      phone: requests.contactPhone,
      seats: requests.seats,
    })
    .from(requests)
    .where(and(eq(requests.departureId, departure.id), inArray(requests.status, [...going])))
    .orderBy(asc(requests.contactName), asc(requests.id));
  const people = await listPeople(
    db,
    parties.map(({ id }) => id),
  );
  return Promise.all(
    parties.map(async (party) => ({
      ...party,
      people: people.get(party.id) ?? [],
      arrival: await readArrivalDetails(db, party.id, departure.time_zone),
    })),
  );
}

/** Those who wrote who they are, by the number of their request. */
async function listPeople(db: Database, requestIds: number[]) {
  const rows = await db
    .select({
      requestId: tourists.requestId,
      name: tourists.fullName,
      phone: tourists.phone,
    })
    .from(tourists)
    .where(inArray(tourists.requestId, requestIds))
    .orderBy(asc(tourists.requestId), asc(tourists.position));
  const named = rows.filter(({ name }) => name !== "");
  const byRequest = Map.groupBy(named, ({ requestId }) => requestId);
  return new Map(
    [...byRequest].map(([id, group]) => [id, group.map(({ name, phone }) => ({ name, phone }))]),
  );
}
