import type { ArrivalDetails } from "@tour/api";
import { readClock, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { arrivals } from "../tourist.table.ts";

/** How the party of a request arrives, by the clocks of this zone; null before its guest wrote of it. */
export async function readArrivalDetails(
  db: Database,
  requestId: number,
  timeZone: string,
): Promise<ArrivalDetails | null> {
  const [row] = await db.select().from(arrivals).where(eq(arrivals.requestId, requestId));
  if (!row) return null;
  const { transport, arrivesOn, arrivesAt, comment, updatedAt } = row;
  return {
    transport,
    date: arrivesAt ? readToday(timeZone, arrivesAt) : arrivesOn,
    time: arrivesAt ? readClock(arrivesAt, timeZone) : null,
    comment,
    updated_at: updatedAt.toISOString(),
  };
}
