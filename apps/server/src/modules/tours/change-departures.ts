import type { EditedDeparture } from "@tour/api";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { changeDeparture } from "./change-departure.ts";
import type { DepartureChanges } from "./change-departure.ts";
import { departures } from "./departure.table.ts";
import { viewDepartures } from "./own-departures.ts";
import { refuseByPlace } from "./refuse-by-place.ts";
import { tours } from "./tour.table.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

/** Changes many departures as `changeDeparture` does one, all or none of them. */
export function changeDepartures(
  context: Context,
  organizerId: number,
  changes: (DepartureChanges & { id: number })[],
): Promise<EditedDeparture[]> {
  const ids = changes.map(({ id }) => id);
  return context.db.transaction(async (tx) => {
    await lockTours(tx, organizerId, ids);
    const change = async ({ id, ...fields }: (typeof changes)[number]) => {
      await changeDeparture({ ...context, db: tx }, { id, organizerId }, fields);
    };
    // Always in one order, so that two such changes never wait for each other.
    const ordered = changes.toSorted((one, other) => one.id - other.id);
    await refuseByPlace(ordered, change, (one) => changes.indexOf(one));
    return viewDepartures(tx, { ids, organizerId });
  });
}

/** All tours before the first departure, as every change begins with its tour. */
async function lockTours(tx: Database, organizerId: number, ids: number[]): Promise<void> {
  const touched = tx
    .select({ id: departures.tourId })
    .from(departures)
    .where(inArray(departures.id, ids));
  await tx
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.organizerId, organizerId), inArray(tours.id, touched)))
    .orderBy(asc(tours.id))
    .for("update");
}
