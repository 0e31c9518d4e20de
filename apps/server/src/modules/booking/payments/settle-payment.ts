import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { bookingTexts } from "../booking.texts.ts";
import { changeStatus } from "../change-status.ts";
import { followSold } from "../follow-sold.ts";
import { paymentPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { keptOf, readSums, restOf } from "../ledger/request-sums.ts";
import { leaveLetters } from "../letters/leave-letters.ts";
import { payments } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import type { ProviderPayment } from "../providers/payment-provider.ts";
import { shopOfPayment } from "../providers/shops.ts";
import { daysLeft, findRequest } from "../read-request.ts";
import { refundPayment } from "../refunds/make-refund-due.ts";
import { requests } from "../request.table.ts";
import { takeSeats } from "../take-seats.ts";
import { judgePayment } from "./amount-due.ts";
import { paymentTexts } from "./payment.texts.ts";

type Context = Pick<Services, "db" | "jobs" | "now" | "log">;
interface Settling {
  db: Database;
  jobs: JobQueue;
  now: Date;
}
type RequestRow = typeof requests.$inferSelect;

/**
 * Writes down what the provider says of a payment, whatever was written before: said twice, late or
 * in another order it makes no other state. What is not the payment that we asked for is left alone.
 */
export async function settlePayment(
  { db, jobs, now, log }: Context,
  { id, requestId }: Pick<PaymentRow, "id" | "requestId">,
  theirs: ProviderPayment,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Requests are locked before their payments, here and everywhere.
    const [request] = await tx
      .select()
      .from(requests)
      .where(eq(requests.id, requestId))
      .for("update");
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
    if (!request || !payment) throw new Error(`There is no payment ${id}`);
    if (!isSame(payment, theirs)) {
      log.warn({ payment: id }, "a provider names another sum, currency or order");
      return;
    }
    if (theirs.status === "canceled" && payment.status === 1) await close(tx, payment, theirs);
    if (theirs.status !== "succeeded" || payment.status === 2) return;
    await takeMoney({ db: tx, jobs, now: now() }, { request, payment, theirs });
  });
}

/** Whether it is the payment that we asked for: its sum, currency and number are compared. */
const isSame = (payment: PaymentRow, theirs: ProviderPayment): boolean =>
  theirs.paymentId === payment.id &&
  theirs.amount === payment.amount &&
  theirs.currency === payment.currency &&
  [null, theirs.id].includes(payment.providerPaymentId);

const close = (tx: Database, { id }: PaymentRow, theirs: ProviderPayment) =>
  tx.update(payments).set({ status: 3, providerPaymentId: theirs.id }).where(eq(payments.id, id));

interface Money {
  request: RequestRow;
  payment: PaymentRow;
  theirs: ProviderPayment;
}

async function takeMoney(context: Settling, { request, payment, theirs }: Money): Promise<void> {
  const { db: tx } = context;
  const { id, requestId, amount, currency } = payment;
  const kept = keptOf(await readSums(tx, requestId));
  await tx
    .update(payments)
    .set({ status: 2, providerPaymentId: theirs.id, paidAt: sql`now()` })
    .where(eq(payments.id, id));
  const postings = paymentPostings(requestId, shopOfPayment(payment), amount);
  await postTransaction(tx, { key: `payment:${id}`, requestId, currency, postings });

  const verdict = judgePayment(request, payment, kept);
  if (verdict === "pays") await sell(context, requestId, "pay");
  if (verdict === "is kept") await keep(context, requestId);
  const isLost = verdict === "pays late" && !(await sellLate(context, request));
  if (isLost) await refundPayment(context, payment, { amount, reason: paymentTexts.backWhy.late });
  if (verdict === "goes back") {
    const reason = paymentTexts.backWhy[request.status === 3 ? "twice" : "closed"];
    await refundPayment(context, payment, { amount, reason });
  }
  const isKept = !isLost && verdict !== "goes back";
  if (isKept) await refundBeyond(context, { request, payment });
  const kind = isLost || verdict === "goes back" ? "money back" : "paid";
  const rest = restOf({ ...request, status: 3 }, await readSums(tx, requestId));
  const facts = { paid: amount, rest };
  await leaveLetters(context, { requestId, kind, facts, occasion: `payment ${id}` });
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
  await changeStatus(context.db, requestId, name, { actor: "payment provider" });
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
