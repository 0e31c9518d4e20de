import type { ChangeParty } from "@tour/api";
import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { sellSeats, releaseSeats } from "../../tours/hold-seats.ts";
import { bookingTexts } from "../booking.texts.ts";
import { isSold } from "../change-status.ts";
import { isExpired } from "../is-expired.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { recountGuests } from "../guest-summary/recount-guests.ts";
import { canChangeParty, findRequest } from "../read-request.ts";
import type { FoundRequest, RequestRow } from "../read-request.ts";
import { refundRequest } from "../refunds/make-refund-due.ts";
import { requestHistory, requestOptions, requests } from "../request.table.ts";
import { takeSeats } from "../take-seats.ts";
import { addForm, clearForm, removeForm } from "../tourists/change-forms.ts";
import { planChange } from "./plan-change.ts";
import type { PlannedChange } from "./plan-change.ts";
import { readParty } from "./read-party.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

/**
 * A guest takes one out of a request, adds one or has a form emptied: seats, price, forms and money in
 * one transaction. 409 with the request's status where it is closed or has begun, where the quote is
 * another than was shown, and with `seats_left`; 404 and 422 as `planChange` says.
 */
export async function changeParty(
  { db, jobs, now }: Context,
  requestId: number,
  wanted: ChangeParty,
): Promise<void> {
  await db.transaction(async (tx) => {
    const queue = { db: tx, jobs };
    const found = await lockChangeable(tx, requestId, now);
    const plan = planChange(await readParty(tx, found, now), wanted);
    const { quote, line, tourist } = plan;
    const isShown =
      quote.total === wanted.total &&
      quote.refund === wanted.refund &&
      isSame(
        plan.along.map(({ optionId }) => optionId),
        wanted.along,
      );
    if (!isShown) throw new Refusal("conflict", bookingTexts.otherQuote);

    await changeSeats(queue, found.request, plan.seats);
    await writeChange(tx, found.request, plan, wanted.change);
    if (tourist && wanted.change === "replace") await clearForm(tx, tourist.id);
    else if (tourist) await removeForm(tx, requestId, tourist.id);
    else if (wanted.change === "add" && line.kind !== "supplement")
      await addForm(tx, requestId, line.optionId);
    await recountGuests(tx, found.request.departureId);
    const { refund: amount } = quote;
    const reason = bookingTexts.refundByParty;
    if (amount > 0) await refundRequest(queue, { requestId, amount, reason });
    await tell(queue, found.request, plan, wanted.change);
  });
}

/** The request as it is while its row is locked: who changes it next waits. */
async function lockChangeable(tx: Database, id: number, now: Date): Promise<FoundRequest> {
  const isWanted = eq(requests.id, id);
  const [row] = await tx
    .select({ status: requests.status, isOver: isExpired() })
    .from(requests)
    .where(isWanted)
    .for("update");
  if (!row) throw notFound(bookingTexts.noRequest);
  const found = await findRequest(tx, isWanted);
  if (!row.isOver && canChangeParty(found, now)) return found;
  const status = row.isOver ? 7 : row.status;
  throw new Refusal("conflict", bookingTexts.partyFixed, { data: { status } });
}

async function changeSeats(
  queue: { db: Database; jobs: JobQueue },
  { departureId, status }: RequestRow,
  seats: number,
): Promise<void> {
  const areSold = isSold(status);
  if (seats > 0) {
    await takeSeats(queue, { departureId, seats, taker: "guest" });
    const isCounted = !areSold || (await sellSeats(queue.db, departureId, seats));
    if (!isCounted) throw new Error(`Departure ${departureId} sold more seats than it holds`);
  } else if (seats < 0) {
    const isReleased = await releaseSeats(queue.db, departureId, -seats, { areSold });
    if (!isReleased) throw new Error(`Departure ${departureId} holds fewer seats than it sold`);
  }
}

async function writeChange(
  tx: Database,
  { id: requestId, status, seats, retainedAmount }: RequestRow,
  { line, along, quote, ...plan }: PlannedChange,
  change: ChangeParty["change"],
): Promise<void> {
  await tx
    .update(requests)
    .set({
      seats: seats + plan.seats,
      totalAmount: quote.total,
      prepaymentAmount: quote.prepayment,
      retainedAmount: retainedAmount + quote.retained,
    })
    .where(eq(requests.id, requestId));
  for (const { optionId, count: before } of [line, ...along]) {
    const isLine = and(
      eq(requestOptions.requestId, requestId),
      eq(requestOptions.optionId, optionId),
    );
    const left = before + { add: 1, remove: -1, replace: 0 }[change];
    if (left > 0) await tx.update(requestOptions).set({ count: left }).where(isLine);
    else await tx.delete(requestOptions).where(isLine);
  }
  await tx.insert(requestHistory).values({
    requestId,
    fromStatus: status,
    toStatus: status,
    actor: "visitor",
    party: { change, title: namesOf({ line, along }) },
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join("\n") === other.toSorted().join("\n");

/** What is added or goes, for the history and the emails, which put it between guillemets. */
const namesOf = ({ line, along }: Pick<PlannedChange, "line" | "along">): string =>
  [line, ...along].map(({ title }) => title).join("», «");

async function tell(
  queue: { db: Database; jobs: JobQueue },
  { id: requestId, totalAmount }: RequestRow,
  { line, along, quote }: PlannedChange,
  change: ChangeParty["change"],
): Promise<void> {
  const facts = {
    party: { change, title: namesOf({ line, along }) },
    difference: quote.total - totalAmount,
    refund: quote.refund,
  };
  const [steps] = await queue.db
    .select({ count: count() })
    .from(requestHistory)
    .where(eq(requestHistory.requestId, requestId));
  const occasion = `party ${steps?.count ?? 0}`;
  await enqueueRequestEmails(queue, { requestId, kind: "party changed", facts, occasion });
  await enqueueRequestEmails(queue, { requestId, kind: "party changed by guest", facts, occasion });
}
