import type { Departure } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { organizerOfTour } from "./organizer-of-tour.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";

/** Opens, guarantees, closes or cancels a departure; false when there is none. */
export async function changeDepartureStatus(
  db: Database,
  departureId: number,
  status: Departure["status"],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(departures)
      .set({ status, closedFullAt: null })
      .where(eq(departures.id, departureId))
      .returning({ tourId: departures.tourId });
    if (!changed) return false;
    await raiseRevision(tx, await organizerOfTour(tx, changed.tourId));
    return true;
  });
}
