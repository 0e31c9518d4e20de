import type { RecordRefund } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { markRefunded } from "../refunds/mark-refunded.ts";
import { requests } from "../request.table.ts";
import { listOutsideDue } from "./outside-money.ts";
import { paymentTexts } from "./payment.texts.ts";

/**
 * Writes down that all that was due to a guest who paid past the shop was given back. 409 when
 * another sum is due than the one that was shown.
 */
export async function recordRefund(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { id: requestId, amount, proof }: RecordRefund,
  recordedBy: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
    const due = await listOutsideDue(tx, requestId);
    if (due.amount !== amount) throw new Refusal("conflict", paymentTexts.otherRefund);
    for (const { refund, payment } of due.rows)
      await markRefunded({ db: tx, jobs }, refund, payment, { proof, recordedBy });
  });
}
