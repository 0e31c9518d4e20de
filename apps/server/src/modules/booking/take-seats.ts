import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { departures } from "../tours/departure.table.ts";
import { holdSeats } from "../tours/hold-seats.ts";
import { bookingTexts } from "./booking.texts.ts";
import { expireHolds } from "./expire-holds.ts";

interface Wanted {
  departureId: number;
  seats: number;
}

/**
 * Holds seats; when there are too few, those of holds that are over are given back first. 409 with
 * `seats_left` when there are too few even so: then nothing changed but those.
 */
export async function takeSeats(
  queue: { db: Database; jobs: JobQueue },
  { departureId, seats }: Wanted,
): Promise<void> {
  const { db: tx } = queue;
  if (await holdSeats(tx, departureId, seats)) return;
  const isFreed = (await expireHolds(queue, departureId)) > 0;
  if (isFreed && (await holdSeats(tx, departureId, seats))) return;
  const [left] = await tx
    .select({ capacity: departures.capacity, held: departures.held, status: departures.status })
    .from(departures)
    .where(eq(departures.id, departureId));
  const isOpen = left && ["open", "guaranteed"].includes(left.status);
  const seatsLeft = isOpen ? left.capacity - left.held : 0;
  throw new Refusal("conflict", bookingTexts.tooFewSeats(seatsLeft), {
    data: { seats_left: seatsLeft },
  });
}
