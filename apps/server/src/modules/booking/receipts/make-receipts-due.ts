import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { payments, receipts } from "../payment.table.ts";
import { readRefunded } from "../refunds/make-refund-due.ts";
import { sendReceiptJob } from "./send-receipt.job.ts";

/** The tour was rendered: each of its payments gets a receipt of settlement. */
export async function makeReceiptsDue(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  requestId: number,
): Promise<void> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 2)));
  for (const payment of paid) {
    // Who takes money past the shop makes their own receipts.
    if (payment.provider === "outside") continue;
    const amount = payment.amount - (await readRefunded(tx, payment.id));
    if (amount === 0) continue;
    const [made] = await tx
      .insert(receipts)
      .values({ paymentId: payment.id, amount })
      .onConflictDoNothing({ target: receipts.paymentId })
      .returning();
    if (!made) continue;
    const payload = { receipt_id: made.id };
    await jobs.enqueue(tx, sendReceiptJob, { key: `${made.id}`, payload });
  }
}
