import type { RecordRefund } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { refundPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { refunds } from "../payment.table.ts";
import { shopOfPayment } from "../providers/shops.ts";
import { requests } from "../request.table.ts";
import { listOutsideDue } from "./outside-money.ts";
import { paymentTexts } from "./payment.texts.ts";

/**
 * Writes down that all that was due to a guest who paid past the shop was given back. 409 when
 * another sum is due than the one that was shown.
 */
export async function recordRefund(
  db: Database,
  { id: requestId, amount, proof }: RecordRefund,
  recordedBy: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
    const due = await listOutsideDue(tx, requestId);
    if (due.amount !== amount) throw new Refusal("conflict", paymentTexts.otherRefund);
    for (const { refund, payment } of due.rows) {
      const paidBack = { status: 2, refundedAt: sql`now()`, proof, recordedBy } as const;
      await tx.update(refunds).set(paidBack).where(eq(refunds.id, refund.id));
      const postings = refundPostings(requestId, shopOfPayment(payment), refund.amount);
      const { currency } = payment;
      await postTransaction(tx, { key: `refund:${refund.id}`, requestId, currency, postings });
    }
  });
}
