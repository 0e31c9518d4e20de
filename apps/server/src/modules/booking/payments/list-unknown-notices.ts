import type { PaymentTroubles } from "@tour/api";
import { and, desc, eq, exists, not } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { payments, refunds } from "../payment.table.ts";
import { testPayments } from "../test-payments/test-payment.table.ts";
import { isOpen } from "./trouble-states.ts";
import { unknownNotices } from "./unknown-notice.table.ts";

/** Notices of nobody's payment, newest first; what turned out to be somebody's since is left out. */
export async function listUnknownNotices(
  db: Database,
  most: number,
): Promise<PaymentTroubles["unknown_notices"]> {
  const { provider, providerId } = unknownNotices;
  // One that is ours, but has another sum or number, is not explained by its name.
  const isPayment = and(
    eq(payments.provider, provider),
    eq(payments.providerPaymentId, providerId),
    eq(payments.status, 2),
  );
  const rows = await db
    .select()
    .from(unknownNotices)
    .where(
      and(
        isOpen("notice"),
        not(exists(db.select().from(payments).where(isPayment))),
        not(exists(db.select().from(refunds).where(eq(refunds.providerRefundId, providerId)))),
        not(
          exists(
            db.select().from(testPayments).where(eq(testPayments.providerPaymentId, providerId)),
          ),
        ),
      ),
    )
    .orderBy(desc(unknownNotices.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    event: row.event,
    provider_id: row.providerId,
    payment_number: row.paymentNumber,
    times: row.times,
    first_at: row.firstAt.toISOString(),
    last_at: row.lastAt.toISOString(),
  }));
}
