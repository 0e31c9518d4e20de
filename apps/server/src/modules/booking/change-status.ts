import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { releaseSeats, sellSeats } from "../tours/hold-seats.ts";
import { bookingTexts } from "./booking.texts.ts";
import { requestHistory, requests } from "./request.table.ts";
import { transitions } from "./transitions.ts";
import type { Actor, TransitionName } from "./transitions.ts";

export interface Change {
  actor: Actor;
  userId?: string | undefined;
  reason?: string;
  /** Hours for which seats stay held; only where they do. */
  holdHours?: number;
}

/**
 * Moves a request by a transition of the table, in the caller's transaction: one conditional update
 * and one row of its history. 404 without such a request; 409 with its status when the transition
 * does not lead on from there.
 */
export async function changeStatus(
  tx: Database,
  requestId: number,
  name: TransitionName,
  { actor, userId, reason = "", holdHours }: Change,
): Promise<void> {
  const { from, to, by, seats } = transitions[name];
  if (!(by as readonly Actor[]).includes(actor)) throw new Error(`${actor} can't ${name}`);
  if ((seats === "held") !== (holdHours !== undefined))
    throw new Error(`How long does ${name} hold?`);
  const before = await lockRequest(tx, requestId);
  if (!(from as readonly number[]).includes(before.status)) {
    throw new Refusal("conflict", bookingTexts.otherStatus, { data: { status: before.status } });
  }
  const heldUntil =
    holdHours === undefined ? null : sql`now() + make_interval(hours => ${holdHours})`;
  const changed = await tx
    .update(requests)
    .set({ status: to, heldUntil, contractState: nextContract(before, name) })
    .where(and(eq(requests.id, requestId), eq(requests.status, before.status)))
    .returning({ id: requests.id });
  if (changed.length !== 1) throw new Error(`Request ${requestId} changed under its lock`);
  const history = { requestId, fromStatus: before.status, toStatus: to, actor, reason };
  await tx.insert(requestHistory).values({ ...history, userId: userId ?? null });
  if (seats === "given back") await giveBack(tx, before);
  else if (isSold(to) && !isSold(before.status)) await countAsSold(tx, before);
}

/** Whether the seats of a request in this status are sold, not only held. */
export const isSold = (status: number): boolean => status === 3 || status === 4;

/** Counts a request's held seats as sold. */
export async function countAsSold(
  tx: Database,
  { id, departureId, seats }: Pick<typeof requests.$inferSelect, "id" | "departureId" | "seats">,
): Promise<void> {
  const isCounted = await sellSeats(tx, departureId, seats);
  if (!isCounted) throw new Error(`Departure ${departureId} holds fewer seats than request ${id}`);
}

/** What a payment makes concluded, and who closes a request after that terminated. */
function nextContract(
  { status, contractState }: typeof requests.$inferSelect,
  name: TransitionName,
): 1 | 2 | 3 {
  if (name === "pay" || name === "payLate") return 1;
  const isClosed = transitions[name].seats === "given back";
  return isClosed && status === 3 && contractState === 1 ? 2 : contractState;
}

async function lockRequest(tx: Database, requestId: number) {
  const [row] = await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
  if (!row) throw notFound(bookingTexts.noRequest);
  return row;
}

async function giveBack(
  tx: Database,
  { id, departureId, seats, status }: typeof requests.$inferSelect,
): Promise<void> {
  const areSold = isSold(status);
  const isReleased = await releaseSeats(tx, departureId, seats, { areSold });
  if (!isReleased) throw new Error(`Departure ${departureId} holds fewer seats than request ${id}`);
}
