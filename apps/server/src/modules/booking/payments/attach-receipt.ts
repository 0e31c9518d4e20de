import type { AttachReceipt } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { payments } from "../payment.table.ts";

/**
 * Attaches a receipt to a payment of a request that came, or takes it away, and writes to the guest of
 * each new one. 404 for a payment of another request, and for one that did not come.
 */
export async function attachReceipt(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { id: requestId, payment_id: paymentId, url }: AttachReceipt,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .update(payments)
      .set({ receiptUrl: url || null })
      .where(
        and(eq(payments.id, paymentId), eq(payments.requestId, requestId), eq(payments.status, 2)),
      )
      .returning();
    if (!kept) throw notFound();
    if (!url) return;
    await enqueueRequestEmails(
      { db: tx, jobs },
      { requestId, kind: "receipt", facts: { paid: kept.amount, receipt: url }, occasion: url },
    );
  });
}
