import type { ReturnCause } from "@tour/api";
import { and, desc, eq, sum } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { refundDuePostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { payments, refunds } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import { payRefundJob } from "./pay-refund.job.ts";

interface Queue {
  /** The caller's transaction. */
  db: Database;
  jobs: JobQueue;
}

interface WantedRefund {
  /** Minor units. */
  amount: number;
  /** In words for staff. */
  reason: string;
  /** Of a payment that goes back whole by itself. */
  cause?: ReturnCause;
}

/** Makes a part of a payment due to its guest, and has it paid back; past the shop, somebody does it. */
export async function refundPayment(
  { db: tx, jobs }: Queue,
  { id: paymentId, requestId, currency, provider }: PaymentRow,
  { amount, reason, cause }: WantedRefund,
): Promise<void> {
  const [made] = await tx
    .insert(refunds)
    .values({ paymentId, requestId, amount, reason, returnCause: cause ?? null })
    .returning();
  if (!made) throw new Error("No refund was made");
  const postings = refundDuePostings(requestId, amount);
  await postTransaction(tx, { key: `refund-due:${made.id}`, requestId, currency, postings });
  if (provider === "outside") return;
  await jobs.enqueue(tx, payRefundJob, { key: `${made.id}`, payload: { refund_id: made.id } });
}

/**
 * Makes a sum of a request due to its guest, out of its payments from the last to the first. Throws
 * when less was paid: more than that never goes back.
 */
export async function refundRequest(
  queue: Queue,
  { requestId, amount, reason }: Omit<WantedRefund, "cause"> & { requestId: number },
): Promise<void> {
  const paid = await queue.db
    .select()
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 2)))
    .orderBy(desc(payments.id));
  let left = amount;
  for (const payment of paid) {
    const part = Math.min(left, payment.amount - (await readRefunded(queue.db, payment.id)));
    if (part > 0) await refundPayment(queue, payment, { amount: part, reason });
    left -= part;
  }
  if (left > 0) throw new Error(`Request ${requestId} was paid ${left} less than is to go back`);
}

/** What of a payment went back, or is about to; minor units. */
export async function readRefunded(db: Database, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row?.amount ?? 0;
}
