import { describeOpening } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { departures } from "../tours/departure.table.ts";
import { holdSeats } from "../tours/hold-seats.ts";
import type { SeatTaker } from "../tours/hold-seats.ts";
import { readSaleOpening, saleToCome } from "../tours/sale-opening.ts";
import { tours } from "../tours/tour.table.ts";
import { bookingTexts } from "./booking.texts.ts";
import { expireHolds } from "./expire-holds.ts";

interface Wanted {
  departureId: number;
  seats: number;
  /** Guests take none before the sale begins; who sells may. */
  taker: SeatTaker;
}

/**
 * Holds seats; when there are too few, those of holds that are over are given back first. 409 with
 * `seats_left` when there are too few even so, or with `sale_opening` before a guest may book: then
 * nothing changed but those.
 */
export async function takeSeats(
  queue: { db: Database; jobs: JobQueue },
  { departureId, seats, taker }: Wanted,
): Promise<void> {
  const { db: tx } = queue;
  if (await holdSeats(tx, departureId, seats, taker)) return;
  if (taker === "guest") await requireSaleBegun(tx, departureId);
  const isFreed = (await expireHolds(queue, departureId)) > 0;
  if (isFreed && (await holdSeats(tx, departureId, seats, taker))) return;
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

/** 409 with the moment, for a page that was opened long ago or whose clock is fast. */
async function requireSaleBegun(tx: Database, departureId: number): Promise<void> {
  const [found] = await tx
    .select({ sale: saleToCome })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(departures.id, departureId), inArray(departures.status, ["open", "guaranteed"])));
  const { sale_opening: opening } = readSaleOpening(found?.sale ?? null);
  if (!opening) return;
  const { full } = describeOpening(opening, readToday(opening.time_zone, new Date()));
  throw new Refusal("conflict", bookingTexts.notOnSale(full), {
    data: { sale_opening: opening },
  });
}
