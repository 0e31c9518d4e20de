import type { RequestMoney } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { readSums, restOf } from "./ledger/request-sums.ts";
import { payments } from "./payment.table.ts";
import type { PaymentRow } from "./payment.table.ts";
import type { requests } from "./request.table.ts";

/** The money of a request, by the ledger. */
export async function readMoney(
  db: Database,
  request: typeof requests.$inferSelect,
): Promise<RequestMoney> {
  const { id, currency, totalAmount, prepaymentAmount } = request;
  const sums = await readSums(db, id);
  const made = await db
    .select()
    .from(payments)
    .where(eq(payments.requestId, id))
    .orderBy(payments.id);
  return {
    total: { amount: totalAmount, currency },
    prepayment: { amount: prepaymentAmount, currency },
    paid: { amount: sums.paid, currency },
    refunded: { amount: sums.refunded, currency },
    refund_due: { amount: sums.refundDue, currency },
    rest: { amount: restOf(request, sums), currency },
    payments: made.map(toAnswer),
  };
}

const toAnswer = (payment: PaymentRow): RequestMoney["payments"][number] => ({
  id: payment.id,
  kind: payment.kind,
  method: payment.method,
  status: payment.status,
  amount: { amount: payment.amount, currency: payment.currency },
  created_at: payment.createdAt.toISOString(),
  paid_at: payment.paidAt?.toISOString() ?? null,
  receipt_url: payment.receiptUrl,
});
