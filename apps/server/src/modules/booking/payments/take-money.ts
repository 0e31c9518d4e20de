import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { bookingTexts } from "../booking.texts.ts";
import { changeStatus } from "../change-status.ts";
import type { Change } from "../change-status.ts";
import { followSold } from "../follow-sold.ts";
import { paymentPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { keptOf, readSums, restOf } from "../ledger/request-sums.ts";
import { leaveLetters } from "../letters/leave-letters.ts";
import type { PaymentRow } from "../payment.table.ts";
import { shopOfPayment } from "../providers/shops.ts";
import { daysLeft, findRequest } from "../read-request.ts";
import { refundPayment } from "../refunds/make-refund-due.ts";
import { requests } from "../request.table.ts";
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
  if (verdict === "pays") await sell(context, requestId, "pay");
  if (verdict === "is kept") await keep(context, requestId);
  if (verdict === "is a part") await holdForNext(tx, requestId);
  const isLost = verdict === "pays late" && !(await sellLate(context, request));
  const isKept = !isLost && verdict !== "goes back";
  if (!isKept) {
    const cause = isLost ? "late" : request.status === 3 ? "twice" : "closed";
    const reason = paymentTexts.backWhy[cause];
    await refundPayment(context, payment, { amount, reason, cause });
  }
  if (isKept) await refundBeyond(context, { request, payment });
  const kind = isKept ? "paid" : "money back";
  const rest = restOf({ ...request, status: 3 }, await readSums(tx, requestId));
  const due = verdict === "is a part" ? request.prepaymentAmount - kept - amount : 0;
  const receiptFrom = (await whoSendsReceipt(tx, request, payment)) ?? undefined;
  const facts = { paid: amount, rest, due, receiptFrom };
  await leaveLetters(context, { requestId, kind, facts, occasion: `payment ${id}` });
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

async function sell(context: Settling, requestId: number, name: "pay" | "payLate"): Promise<void> {
  await changeStatus(context.db, requestId, name, context.by);
  await followSold(context, requestId);
}

/** A part of the rest: of a request without a prepayment it is the first that is paid. */
async function keep(context: Settling, requestId: number): Promise<void> {
  await context.db.update(requests).set({ contractState: 1 }).where(eq(requests.id, requestId));
  await followSold(context, requestId);
}

/** Takes the seats again, if they are free and the trip has not begun; answers whether it did. */
async function sellLate(context: Settling, request: RequestRow): Promise<boolean> {
  const found = await findRequest(context.db, eq(requests.id, request.id));
  if (daysLeft(found, context.now) <= 0) return false;
  try {
    await takeSeats(context, request);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await sell(context, request.id, "payLate");
  return true;
}
