import { count, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { tours } from "./tour.table.ts";

/** Where nothing is known of an organiser's places. */
const defaultZone = "Europe/Moscow";

/** The time zone that an organiser lives by, as an IANA name: that of most of their tours. */
export async function readOrganizerZone(db: Database, organizerId: number): Promise<string> {
  const [most] = await db
    .select({ timeZone: tours.timeZone })
    .from(tours)
    .where(eq(tours.organizerId, organizerId))
    .groupBy(tours.timeZone)
    .orderBy(desc(count()), tours.timeZone)
    .limit(1);
  return most?.timeZone ?? defaultZone;
}
