import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { refundPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { leaveLetters } from "../letters/leave-letters.ts";
import { refunds } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import { shopOfPayment } from "../providers/shops.ts";

type Refund = typeof refunds.$inferSelect;

/**
 * Writes down, in the caller's transaction, that a refund which is due went back, with what shows it:
 * the provider's name of it, or the proof of whoever gave it back by hand. Its guest is written to.
 */
export async function markRefunded(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  { id, requestId, amount }: Pick<Refund, "id" | "requestId" | "amount">,
  payment: PaymentRow,
  shownBy: Partial<Pick<Refund, "providerRefundId" | "proof" | "recordedBy">>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: 2, refundedAt: sql`now()`, lastError: "", ...shownBy })
    .where(eq(refunds.id, id));
  const postings = refundPostings(requestId, shopOfPayment(payment), amount);
  const { currency } = payment;
  await postTransaction(tx, { key: `refund:${id}`, requestId, currency, postings });
  const facts = { refund: amount, isByHand: payment.provider === "outside", until: null };
  const occasion = `refund ${id}`;
  await leaveLetters({ db: tx, jobs }, { requestId, kind: "refunded", facts, occasion });
}
