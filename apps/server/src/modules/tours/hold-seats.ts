import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "./departure.table.ts";
import { organizerOfTour } from "./organizer-of-tour.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";

/**
 * Holds seats if that many are free, in one statement: two buyers can't both find the last seat.
 * Call it inside the request's own transaction. Answers whether the seats are held.
 */
export async function holdSeats(
  tx: Database,
  departureId: number,
  seats: number,
): Promise<boolean> {
  requireSeats(seats);
  return change(tx, { held: seats, sold: 0 }, [
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

/** Counts held seats as sold. Answers false when fewer are held: then nothing changed. */
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
  const [changed] = await tx
    .update(departures)
    .set({ held: sql`${departures.held} + ${by.held}`, sold: sql`${departures.sold} + ${by.sold}` })
    .where(and(...conditions))
    .returning({ tourId: departures.tourId });
  if (!changed) return false;
  await raiseRevision(tx, await organizerOfTour(tx, changed.tourId));
  return true;
}

function requireSeats(seats: number): void {
  if (!Number.isInteger(seats) || seats < 1) throw new Error("Seats are a whole number from 1");
}
