import { requestTransitions } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { bookingTexts } from "../booking.texts.ts";
import type { Change } from "../change-status.ts";
import { followSold } from "../follow-sold.ts";
import { paymentPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { keptOf, readSums, restOf } from "../ledger/request-sums.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import type { PaymentRow } from "../payment.table.ts";
import { shopOfPayment } from "../providers/shops.ts";
import { findRequest } from "../read-request.ts";
import { refundPayment } from "../refunds/make-refund-due.ts";
import { requests } from "../request.table.ts";
import { runTransition } from "../run-transition.ts";
import type { Step } from "../run-transition.ts";
import { findObstacle } from "../transition-guards.ts";
import { takeSeats } from "../take-seats.ts";
import { judgePayment } from "./amount-due.ts";
import type { Verdict } from "./amount-due.ts";
import { holdForNext } from "./hold-for-payment.ts";
import { paymentTexts } from "./payment.texts.ts";
import { whoSendsReceipt } from "./who-sends-receipt.ts";

interface Settling {
  /** The caller's transaction, in which the request is locked. */
  db: Database;
  jobs: JobQueue;
  now: Date;
  /** Who says that it came. */
  by: Pick<Change, "actor" | "userId">;
}
type RequestRow = typeof requests.$inferSelect;

interface Money {
  /** As it was before the money. */
  request: RequestRow;
  payment: PaymentRow;
}

/** Books money that came, and does with the request what follows from it; answers what that was. */
export async function takeMoney(context: Settling, { request, payment }: Money): Promise<Verdict> {
  const { db: tx } = context;
  const { id, requestId, amount, currency } = payment;
  const kept = keptOf(await readSums(tx, requestId));
  const postings = paymentPostings(requestId, shopOfPayment(payment), amount);
  await postTransaction(tx, { key: `payment:${id}`, requestId, currency, postings });

  const verdict = judgePayment(request, payment, kept);
  const rest = restOf({ ...request, status: 3 }, await readSums(tx, requestId));
  const due = verdict === "is a part" ? request.prepaymentAmount - kept - amount : 0;
  const receiptFrom = (await whoSendsReceipt(tx, request, payment)) ?? undefined;
  const told = { facts: { paid: amount, rest, due, receiptFrom }, occasion: `payment ${id}` };
  if (verdict === "pays") await sell(context, requestId, { name: "pay", ...told });
  if (verdict === "is kept") await keep(context, requestId);
  if (verdict === "is a part") await holdForNext(tx, requestId);
  const isLost = verdict === "pays late" && !(await sellLate(context, request, told));
  const isKept = !isLost && verdict !== "goes back";
  if (!isKept) {
    const cause = isLost ? "late" : request.status === 3 ? "twice" : "closed";
    const reason = paymentTexts.backWhy[cause];
    await refundPayment(context, payment, { amount, reason, cause });
  }
  if (isKept) await refundBeyond(context, { request, payment });
  const isSale = isKept && (verdict === "pays" || verdict === "pays late");
  // Of a sale the table of transitions says what is written.
  const kind = isKept ? "paid" : "money back";
  if (!isSale) await enqueueRequestEmails(context, { requestId, kind, ...told });
  return isKept ? verdict : "goes back";
}

/** What was paid for a dearer date, from which the request has moved since, goes back in part. */
async function refundBeyond(
  context: Settling,
  { request, payment }: Pick<Money, "request" | "payment">,
): Promise<void> {
  const beyond = keptOf(await readSums(context.db, request.id)) - request.totalAmount;
  if (beyond <= 0) return;
  const amount = Math.min(beyond, payment.amount);
  await refundPayment(context, payment, { amount, reason: bookingTexts.refundBeyond });
}

type Told = Required<Pick<Step, "facts" | "occasion">>;

const sell = (
  context: Settling,
  requestId: number,
  sale: Told & { name: "pay" | "payLate" },
): Promise<void> => runTransition(context, { requestId, now: context.now, ...context.by, ...sale });

/** A part of the rest: of a request without a prepayment it is the first that is paid. */
async function keep(context: Settling, requestId: number): Promise<void> {
  const isAgreed = and(eq(requests.id, requestId), eq(requests.isToAccept, false));
  await context.db.update(requests).set({ contractState: 1 }).where(isAgreed);
  await followSold(context, requestId);
}

/** Takes the seats again, if they are free and no guard forbids it; answers whether it did. */
async function sellLate(context: Settling, request: RequestRow, told: Told): Promise<boolean> {
  const { db: tx, now } = context;
  const found = await findRequest(tx, eq(requests.id, request.id));
  const kept = keptOf(await readSums(tx, request.id));
  if (findObstacle("payLate", { ...found, kept, now })) return false;
  try {
    // They were theirs: a sale that was put off since is put off for others.
    const wanted = { ...request, taker: "seller" } as const;
    if (requestTransitions.payLate.seats === "are taken again") await takeSeats(context, wanted);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await sell(context, request.id, { name: "payLate", ...told });
  return true;
}
