import type { PaymentTroubles } from "@tour/api";
import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { paymentDifferences, payments, receipts, refunds } from "../payment.table.ts";
import { listUnknownNotices } from "./list-unknown-notices.ts";

/** More than anybody looks through; the next come when these are mended. */
const maxRows = 200;

/**
 * What staff have to look at: what failed and is tried again, what went back by itself, what nobody can
 * explain, and what a provider says otherwise.
 */
export async function readTroubles(db: Database): Promise<PaymentTroubles> {
  return {
    refunds: await readRefunds(db),
    receipts: await readReceipts(db),
    returned: await readReturned(db),
    unknown_notices: await listUnknownNotices(db, maxRows),
    differences: await readDifferences(db),
  };
}

async function readRefunds(db: Database): Promise<PaymentTroubles["refunds"]> {
  const rows = await db
    .select({ refund: refunds, currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 1), gt(refunds.failures, 0)))
    .orderBy(desc(refunds.id))
    .limit(maxRows);
  return rows.map(({ refund, currency }) => ({
    request_id: refund.requestId,
    reason: refund.reason,
    ...toTrouble(refund, currency),
  }));
}

async function readReceipts(db: Database): Promise<PaymentTroubles["receipts"]> {
  const rows = await db
    .select({ receipt: receipts, requestId: payments.requestId, currency: payments.currency })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(receipts.status, 1), gt(receipts.failures, 0)))
    .orderBy(desc(receipts.id))
    .limit(maxRows);
  return rows.map(({ receipt, requestId, currency }) => ({
    request_id: requestId,
    ...toTrouble(receipt, currency),
  }));
}

async function readReturned(db: Database): Promise<PaymentTroubles["returned"]> {
  const rows = await db
    .select({ refund: refunds, currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isNotNull(refunds.returnCause))
    .orderBy(desc(refunds.id))
    .limit(maxRows);
  return rows.map(({ refund, currency }) => ({
    id: refund.id,
    request_id: refund.requestId,
    payment_id: refund.paymentId,
    amount: { amount: refund.amount, currency },
    cause: refund.returnCause!,
    reason: refund.reason,
    created_at: refund.createdAt.toISOString(),
    refunded_at: refund.refundedAt?.toISOString() ?? null,
  }));
}

interface Failed {
  id: number;
  amount: number;
  failures: number;
  lastError: string;
  createdAt: Date;
}

const toTrouble = (
  { id, amount, failures, lastError, createdAt }: Failed,
  currency: typeof payments.$inferSelect.currency,
) => ({
  id,
  amount: { amount, currency },
  failures,
  last_error: lastError,
  created_at: createdAt.toISOString(),
});

async function readDifferences(db: Database): Promise<PaymentTroubles["differences"]> {
  const rows = await db
    .select()
    .from(paymentDifferences)
    .where(isNull(paymentDifferences.resolvedAt))
    .orderBy(desc(paymentDifferences.id))
    .limit(maxRows);
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    organizer_id: row.shopOrganizerId,
    kind: row.kind,
    provider_id: row.providerId,
    our_amount: row.ourAmount,
    their_amount: row.theirAmount,
    found_at: row.foundAt.toISOString(),
  }));
}
