import type { Money } from "@tour/api";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { departures } from "../../tours/departure.table.ts";
import { releaseSeats } from "../../tours/hold-seats.ts";
import { sumAdjustments } from "../adjustments/read-adjustments.ts";
import { bookingTexts } from "../booking.texts.ts";
import { countAsSold, isSold } from "../change-status.ts";
import { completeWhenOver } from "../complete-when-over.ts";
import { offerInRoubles, rateOf } from "../exchange/in-roubles.ts";
import { findOffer } from "../find-offer.ts";
import { isExpired } from "../is-expired.ts";
import { recountGuests } from "../guest-summary/recount-guests.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import type { EmailFacts } from "../emails/email-facts.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { limitHolds } from "../limit-holds.ts";
import { priceParty } from "../price-party.ts";
import type { PricedParty } from "../price-party.ts";
import { daysLeft } from "../days-left.ts";
import { canMove, findRequest } from "../read-request.ts";
import { percentBack } from "../read-refund.ts";
import type { FoundRequest, RequestRow } from "../read-request.ts";
import { requireExpected } from "../require-expected.ts";
import { refundRequest } from "../refunds/make-refund-due.ts";
import { requestHistory, requestOptions, requests } from "../request.table.ts";
import { takeSeats } from "../take-seats.ts";
import { refuseAlone } from "./refuse-alone.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

interface Move {
  requestId: number;
  departureId: number;
  /** What whoever moves it saw as the new price. */
  expected?: Money | undefined;
  actor: "visitor" | "organizer" | "staff";
  userId?: string;
}

/**
 * Moves a request to another date of its tour: seats, price and due date of the new one, in one
 * transaction. What was paid beyond the new price becomes due to the guest. 409 with the request's
 * status when it is closed or has begun, with `seats_left`, or with `total`; 422 where an option of it is not sold
 * there, and for a guest who would not get all of the money back.
 */
export async function moveRequest({ db, jobs, now }: Context, move: Move): Promise<void> {
  await db.transaction(async (tx) => {
    const queue = { db: tx, jobs };
    const before = await lockOpenRequest(tx, move.requestId);
    if (before.departureId === move.departureId) throw sameDate();
    await lockDepartures(tx, [before.departureId, move.departureId]);
    const found = await findRequest(tx, eq(requests.id, before.id));
    if (daysLeft(found, now) <= 0) throw conflict(before.status, bookingTexts.hasBegun);
    if (move.actor === "visitor" && !canMove(found, now)) throw await refuseAlone(tx, before);
    const { departureId } = move;
    const { party, restDueDate } = await priceThere(tx, { before, departureId, now });
    const total = party.total + before.retainedAmount;
    requireExpected(move.expected, { amount: total, currency: before.currency });
    await giveBack(tx, before);
    const taker = move.actor === "visitor" ? "guest" : "seller";
    await takeSeats(queue, { departureId, seats: party.seats, taker });
    const { moved, dates } = await writeMove(tx, { found, move, party, restDueDate, now });
    if (isSold(moved.status)) {
      await countAsSold(tx, moved);
      await completeWhenOver(queue, moved.id);
    } else if (move.actor === "visitor") await limitHolds(tx, moved);
    await recountGuests(tx, before.departureId);
    await recountGuests(tx, moved.departureId);
    const refund = await refundBeyond(queue, moved);
    await tell(queue, { found, move, moved, dates, refund });
  });
}

const conflict = (status: number, message: string = bookingTexts.otherStatus) =>
  new Refusal("conflict", message, { data: { status } });
const sameDate = () => new Refusal("unprocessable", bookingTexts.sameDate);

/** The request, as it is while its row is locked. */
async function lockOpenRequest(tx: Database, id: number): Promise<RequestRow> {
  const [row] = await tx
    .select({ request: requests, isOver: isExpired() })
    .from(requests)
    .where(eq(requests.id, id))
    .for("update");
  if (!row) throw notFound(bookingTexts.noRequest);
  if (row.isOver) throw conflict(7);
  if (row.request.status > 3) throw conflict(row.request.status);
  return row.request;
}

/**
 * Both dates before anything else of theirs, in the order of their numbers: two opposite moves wait
 * for one another in a line, not in a ring.
 */
const lockDepartures = (tx: Database, ids: number[]) =>
  tx
    .select({ id: departures.id })
    .from(departures)
    .where(inArray(departures.id, ids))
    .orderBy(departures.id)
    .for("no key update");

interface Destination {
  before: RequestRow;
  departureId: number;
  now: Date;
}

/** What the same party costs on the new date, and until when the rest is due. */
async function priceThere(tx: Database, { before, departureId, now }: Destination) {
  const found = await findOffer(tx, departureId, { organizerIds: [before.organizerId], now });
  if (found.tourId !== before.tourId) throw notFound(bookingTexts.noDeparture);
  const rate = rateOf(before);
  if (found.currency !== (rate?.currency ?? before.currency))
    throw new Refusal("unprocessable", bookingTexts.otherCurrency);
  const offer = offerInRoubles(found, rate);
  const lines = await tx
    .select({ option_id: requestOptions.optionId, count: requestOptions.count })
    .from(requestOptions)
    .where(eq(requestOptions.requestId, before.id));
  const adjusted = await sumAdjustments(tx, before.id);
  return { party: priceParty(offer, lines, adjusted), restDueDate: offer.restDueDate };
}

async function giveBack(tx: Database, { id, departureId, seats, status }: RequestRow) {
  const areSold = isSold(status);
  const isReleased = await releaseSeats(tx, departureId, seats, { areSold });
  if (!isReleased) throw new Error(`Departure ${departureId} holds fewer seats than request ${id}`);
}

interface Written {
  found: FoundRequest;
  move: Move;
  party: PricedParty;
  restDueDate: string;
  now: Date;
}

async function writeMove(tx: Database, { found, move, party, restDueDate, now }: Written) {
  const { request: before, departure } = found;
  const [moved] = await tx
    .update(requests)
    .set({
      departureId: move.departureId,
      seats: party.seats,
      totalAmount: party.total + before.retainedAmount,
      prepaymentAmount: prepaymentOf(before, party),
      restDueDate,
      refundCapPercent: percentBack(found, now),
      chooseUntil: null,
      movedFrom: null,
    })
    .where(and(eq(requests.id, before.id), eq(requests.status, before.status)))
    .returning();
  if (!moved) throw new Error(`Request ${before.id} changed under its lock`);
  await tx.delete(requestOptions).where(eq(requestOptions.requestId, before.id));
  await tx
    .insert(requestOptions)
    .values(party.lines.map((line) => ({ requestId: before.id, ...line })));
  const [next] = await tx.select().from(departures).where(eq(departures.id, move.departureId));
  const dates = { from: datesOf(departure), to: datesOf(next!) };
  await tx.insert(requestHistory).values({
    requestId: before.id,
    fromStatus: before.status,
    toStatus: before.status,
    actor: move.actor,
    userId: move.userId ?? null,
    moved: dates,
  });
  return { moved, dates };
}

const datesOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  start_date: startDate,
  end_date: endDate,
});

/** Who waits for a prepayment goes on to do so, also where the tour asks for none any more. */
function prepaymentOf({ status, prepaymentAmount }: RequestRow, party: PricedParty): number {
  if (status !== 2 || party.prepayment > 0) return party.prepayment;
  const asked = Math.min(prepaymentAmount, party.total);
  if (asked === 0) throw new Refusal("unprocessable", bookingTexts.noPrice);
  return asked;
}

/** Makes due what is paid beyond the new price; answers the sum. */
async function refundBeyond(
  queue: { db: Database; jobs: JobQueue },
  { id: requestId, totalAmount }: RequestRow,
): Promise<number> {
  const amount = keptOf(await readSums(queue.db, requestId)) - totalAmount;
  if (amount <= 0) return 0;
  await refundRequest(queue, { requestId, amount, reason: bookingTexts.refundByMove });
  return amount;
}

interface Told {
  found: FoundRequest;
  move: Move;
  moved: RequestRow;
  dates: NonNullable<EmailFacts["moved"]>;
  refund: number;
}

/** Writes to the guest, and to the organiser of what a guest did. */
async function tell(
  queue: { db: Database; jobs: JobQueue },
  { found, move, moved, dates, refund }: Told,
): Promise<void> {
  const { id: requestId } = moved;
  const sums = await readSums(queue.db, requestId);
  const facts = {
    moved: dates,
    difference: moved.totalAmount - found.request.totalAmount,
    paid: keptOf(sums) + refund,
    refund,
  };
  const [{ count } = { count: 0 }] = await queue.db
    .select({ count: sql<number>`count(*)::int` })
    .from(requestHistory)
    .where(eq(requestHistory.requestId, requestId));
  const occasion = `move ${count}`;
  await enqueueRequestEmails(queue, { requestId, kind: "moved", facts, occasion });
  if (move.actor !== "visitor") return;
  await enqueueRequestEmails(queue, { requestId, kind: "moved by guest", facts, occasion });
}
