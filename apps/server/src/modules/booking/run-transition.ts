import { transitionOf } from "@tour/api";
import type { RequestFollowUp, TransitionName } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { bookingTexts } from "./booking.texts.ts";
import { changeStatus, lockBefore } from "./change-status.ts";
import type { Change } from "./change-status.ts";
import { closeWhenOver } from "./close-when-over.ts";
import { earn } from "./earn.ts";
import { followSold } from "./follow-sold.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import type { LetterFacts } from "./letters/letter-facts.ts";
import { leaveLetters } from "./letters/leave-letters.ts";
import { findRequest } from "./read-request.ts";
import { makeReceiptsDue } from "./receipts/make-receipts-due.ts";
import { refundRequest } from "./refunds/make-refund-due.ts";
import { refundOfTransition } from "./refund-of.ts";
import { requests } from "./request.table.ts";
import { askForReview } from "./reviews/ask-for-review.job.ts";
import { requirePassing } from "./transition-guards.ts";

interface Queue {
  /** The caller's transaction. */
  db: Database;
  jobs: JobQueue;
}

export interface Step extends Change {
  requestId: number;
  name: TransitionName;
  now: Date;
  /** What staff name to be given back, in minor units. */
  refund?: number | undefined;
  /** Whether a letter is left that the table leaves to whoever does it. */
  isTold?: boolean;
  /** What the letter tells beside why, what was paid and what comes back. */
  facts?: LetterFacts;
  /** Of a letter that may come more than once. */
  occasion?: string;
}

/** What follows of itself, by its name in the table of transitions. */
const followUps: Record<RequestFollowUp, (queue: Queue, id: number, hours: number) => unknown> = {
  "closed when the hold is over": closeWhenOver,
  "reminders, and completion after the trip": followSold,
  "receipts of settlement": makeReceiptsDue,
  "a review is asked for": askForReview,
};

/**
 * Does all that the table says of a transition, in the caller's transaction: guards, status, history,
 * seats, contract, refund, earnings, letter, and what follows. 409 with the status where the request is
 * in another one, or a guard does not let it pass; 422 for a refund of more than there is.
 */
export async function runTransition(queue: Queue, step: Step): Promise<void> {
  const { requestId, name, now } = step;
  const { db: tx } = queue;
  const { earns, next, holdHours = 0 } = transitionOf(name);
  await lockBefore(tx, requestId, name);
  const found = await findRequest(tx, eq(requests.id, requestId));
  const kept = keptOf(await readSums(tx, requestId));
  const facts = { ...found, kept, now };
  requirePassing(name, facts);
  const amount = refundOfTransition(name, facts, step.refund);
  await changeStatus(tx, requestId, name, step);
  const reason = refundReasons[name] ?? "";
  if (amount > 0) await refundRequest(queue, { requestId, amount, reason });
  if (earns) await earn(tx, found.request, kept - amount);
  for (const one of next) await followUps[one](queue, requestId, holdHours);
  const told = { from: found.request.status, words: step.reason ?? "", paid: kept, refund: amount };
  await tell(queue, step, { ...told, ...step.facts });
}

async function tell(queue: Queue, step: Step, facts: LetterFacts): Promise<void> {
  const { requestId, name, isTold, occasion = "" } = step;
  const { letter: kind, isLetterOptional } = transitionOf(name);
  if (!kind || (isLetterOptional && !isTold)) return;
  await leaveLetters(queue, { requestId, kind, facts, occasion });
}

/** Why money goes back, for staff. */
const refundReasons: Partial<Record<TransitionName, string>> = {
  cancelByGuest: bookingTexts.refundByRules,
  decline: bookingTexts.refundBySeller,
  cancelByOrganizer: bookingTexts.refundBySeller,
  expire: bookingTexts.refundOfExpired,
  declineByStaff: bookingTexts.refundByStaff,
  cancelByStaff: bookingTexts.refundByStaff,
};
