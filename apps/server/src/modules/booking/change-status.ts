import type { RequestActor, TransitionName } from "@tour/api";
import { transitionOf } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { releaseSeats, sellSeats } from "../tours/hold-seats.ts";
import { bookingTexts } from "./booking.texts.ts";
import { recountGuests } from "./guest-summary/recount-guests.ts";
import { requestHistory, requests } from "./request.table.ts";
import { otherStatus } from "./transition-guards.ts";

export interface Change {
  actor: RequestActor;
  userId?: string | undefined;
  reason?: string;
}

type RequestRow = typeof requests.$inferSelect;

/** A request whose row is locked, from which the transition leads on; 404 and 409 else. */
export async function lockBefore(
  tx: Database,
  requestId: number,
  name: TransitionName,
): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
  if (!row) throw notFound(bookingTexts.noRequest);
  if (!transitionOf(name).from.includes(row.status)) throw otherStatus(row.status);
  return row;
}

/**
 * Moves a request by a transition of the table, in the caller's transaction: one conditional update,
 * one row of its history, its seats and its contract. What else the table says `runTransition` does.
 * 404 without such a request; 409 with its status when the transition does not lead on from there.
 */
export async function changeStatus(
  tx: Database,
  requestId: number,
  name: TransitionName,
  { actor, userId, reason = "" }: Change,
): Promise<void> {
  const { to, by, seats, holdHours } = transitionOf(name);
  if (!by.includes(actor)) throw new Error(`${actor} can't ${name}`);
  const before = await lockBefore(tx, requestId, name);
  // Never shorter than the time in which its guest chooses what to do.
  const heldUntil =
    holdHours === undefined
      ? null
      : sql`greatest(now() + make_interval(hours => ${holdHours}), ${requests.chooseUntil})`;
  const changed = await tx
    .update(requests)
    .set({ status: to, heldUntil, contractState: nextContract(before, name) })
    .where(and(eq(requests.id, requestId), eq(requests.status, before.status)))
    .returning({ id: requests.id });
  if (changed.length !== 1) throw new Error(`Request ${requestId} changed under its lock`);
  const history = { requestId, fromStatus: before.status, toStatus: to, actor, reason };
  await tx.insert(requestHistory).values({ ...history, userId: userId ?? null });
  if (seats === "are given back") await giveBack(tx, before);
  if (seats === "are sold" || seats === "are taken again") await countAsSold(tx, before);
  if (isSold(before.status) || isSold(to)) await recountGuests(tx, before.departureId);
}

/** Whether the seats of a request in this status are sold, not only held. */
export const isSold = (status: number): boolean => status === 3 || status === 4;

/** Counts a request's held seats as sold. */
export async function countAsSold(
  tx: Database,
  { id, departureId, seats }: Pick<RequestRow, "id" | "departureId" | "seats">,
): Promise<void> {
  const isCounted = await sellSeats(tx, departureId, seats);
  if (!isCounted) throw new Error(`Departure ${departureId} holds fewer seats than request ${id}`);
}

/** Nothing is concluded with somebody who has yet to agree to it: their agreement does it later. */
function nextContract({ contractState, isToAccept }: RequestRow, name: TransitionName): 1 | 2 | 3 {
  const { contract } = transitionOf(name);
  if (contract === "is concluded" && !isToAccept) return 1;
  return contract === "is terminated" && contractState === 1 ? 2 : contractState;
}

async function giveBack(tx: Database, { id, departureId, seats, status }: RequestRow) {
  const areSold = isSold(status);
  const isReleased = await releaseSeats(tx, departureId, seats, { areSold });
  if (!isReleased) throw new Error(`Departure ${departureId} holds fewer seats than request ${id}`);
}
