import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { organizerOfTour } from "./organizer-of-tour.ts";
import { hasSaleBegun } from "./sale-opening.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";

/** Who takes seats: guests once a departure is sold, who sells also before. */
export type SeatTaker = "guest" | "seller";

/**
 * Holds seats if that many are free, in one statement: two buyers can't both find the last seat, and
 * nobody's clock but the database's says whether the sale has begun.
 * Call it inside the request's own transaction. Answers whether the seats are held.
 */
export async function holdSeats(
  tx: Database,
  departureId: number,
  seats: number,
  taker: SeatTaker = "seller",
): Promise<boolean> {
  requireSeats(seats);
  return change(tx, { held: seats, sold: 0 }, [
    taker === "guest" ? hasSaleBegun : undefined,
    eq(departures.id, departureId),
    inArray(departures.status, ["open", "guaranteed"]),
    lte(sql`${departures.held} + ${seats}`, departures.capacity),
  ]);
}

/**
 * Gives held seats back, sold ones as such. Answers false when fewer are held: then nothing changed.
 */
export async function releaseSeats(
  tx: Database,
  departureId: number,
  seats: number,
  { areSold }: { areSold: boolean } = { areSold: false },
): Promise<boolean> {
  requireSeats(seats);
  return change(tx, { held: -seats, sold: areSold ? -seats : 0 }, [
    eq(departures.id, departureId),
    gte(departures.held, seats),
  ]);
}

/**
 * Counts held seats as sold; the last one of a departure that closes when it is full closes it.
 * Answers false when fewer are held: then nothing changed.
 */
export async function sellSeats(
  tx: Database,
  departureId: number,
  seats: number,
): Promise<boolean> {
  requireSeats(seats);
  return change(tx, { held: 0, sold: seats }, [
    eq(departures.id, departureId),
    lte(sql`${departures.sold} + ${seats}`, departures.held),
  ]);
}

async function change(
  tx: Database,
  by: { held: number; sold: number },
  conditions: Parameters<typeof and>,
) {
  const { status, sold, capacity, closesWhenFull } = departures;
  const isFilled = sql`${closesWhenFull} and ${by.sold > 0} and ${status} in ('open', 'guaranteed')
    and ${sold} + ${by.sold} >= ${capacity}`;
  const [changed] = await tx
    .update(departures)
    .set({
      held: sql`${departures.held} + ${by.held}`,
      sold: sql`${sold} + ${by.sold}`,
      status: sql`case when ${isFilled} then 'closed' else ${status} end`,
      closedFullAt: sql`case when ${isFilled} then now() else ${departures.closedFullAt} end`,
    })
    .where(and(...conditions))
    .returning({ tourId: departures.tourId });
  if (!changed) return false;
  await raiseRevision(tx, await organizerOfTour(tx, changed.tourId));
  return true;
}

function requireSeats(seats: number): void {
  if (!Number.isInteger(seats) || seats < 1) throw new Error("Seats are a whole number from 1");
}
