import type { ArrivalDetails } from "@tour/api";
import { readClock, readToday } from "@tour/dates";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { arrivals } from "../tourist.table.ts";

/** How the party of a request arrives, by the clocks of this zone; null before its guest wrote of it. */
export async function readArrivalDetails(
  db: Database,
  requestId: number,
  timeZone: string,
): Promise<ArrivalDetails | null> {
  const [row] = await db.select().from(arrivals).where(eq(arrivals.requestId, requestId));
  return row ? toArrivalDetails(row, timeZone) : null;
}

/** The same of many requests, by their numbers. */
export async function listArrivals(
  db: Database,
  requestIds: number[],
  timeZone: string,
): Promise<Map<number, ArrivalDetails>> {
  const rows = await db.select().from(arrivals).where(inArray(arrivals.requestId, requestIds));
  return new Map(rows.map((row) => [row.requestId, toArrivalDetails(row, timeZone)]));
}

function toArrivalDetails(
  { transport, arrivesOn, arrivesAt, comment, updatedAt }: typeof arrivals.$inferSelect,
  timeZone: string,
): ArrivalDetails {
  return {
    transport,
    date: arrivesAt ? readToday(timeZone, arrivesAt) : arrivesOn,
    time: arrivesAt ? readClock(arrivesAt, timeZone) : null,
    comment,
    updated_at: updatedAt.toISOString(),
  };
}
