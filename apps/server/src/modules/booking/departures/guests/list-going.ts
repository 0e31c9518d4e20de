import { and, eq, inArray, not } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { isExpired } from "../../is-expired.ts";
import { requests } from "../../request.table.ts";
import { tourists } from "../../tourist.table.ts";
import { listTouristRows } from "../../tourists/to-tourist.ts";

/** Whose seats on a departure are held or sold. */
const goesOn = (departureId: number) =>
  and(
    eq(requests.departureId, departureId),
    inArray(requests.status, [1, 2, 3, 4]),
    not(isExpired()),
  );

/** The requests of who goes on a departure with their people, oldest first. */
export async function listGoing(db: Database, departureId: number) {
  const found = await db.select().from(requests).where(goesOn(departureId)).orderBy(requests.id);
  const people = await listTouristRows(db, ...found.map(({ id }) => id));
  const byRequest = Map.groupBy(people, ({ requestId }) => requestId);
  return found.map((request) => ({ request, people: byRequest.get(request.id) ?? [] }));
}

/** The numbers of who goes on a departure. */
export async function listGoingIds(db: Database, departureId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: tourists.id })
    .from(tourists)
    .innerJoin(requests, eq(requests.id, tourists.requestId))
    .where(goesOn(departureId));
  return new Set(rows.map(({ id }) => id));
}
