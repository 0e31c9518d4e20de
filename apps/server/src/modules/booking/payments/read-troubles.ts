import type { PaymentTroubles } from "@tour/api";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { paymentDifferences, payments, receipts, refunds } from "../payment.table.ts";
import { listUnknownNotices } from "./list-unknown-notices.ts";
import { listSettled } from "./settle-trouble.ts";
import { isOpen } from "./trouble-states.ts";

/** More than anybody looks through; the next come when these are mended. */
const maxRows = 200;

/** Whose shop it is. */
const shop = organizers.name;
const ofShop = eq(organizers.id, payments.shopOrganizerId);

/**
 * What staff have to look at: what failed and is tried again, what went back by itself, what nobody can
 * explain, and what a provider says otherwise; less what they have settled.
 */
export async function readTroubles(db: Database): Promise<PaymentTroubles> {
  return {
    refunds: await readRefunds(db),
    receipts: await readReceipts(db),
    returned: await readReturned(db),
    unknown_notices: await listUnknownNotices(db, maxRows),
    differences: await readDifferences(db),
    settled: await listSettled(db),
  };
}

async function readRefunds(db: Database): Promise<PaymentTroubles["refunds"]> {
  const rows = await db
    .select({ refund: refunds, currency: payments.currency, shop })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(organizers, ofShop)
    .where(isOpen("refund"))
    .orderBy(desc(refunds.id))
    .limit(maxRows);
  return rows.map(({ refund, currency, ...row }) => ({
    request_id: refund.requestId,
    shop: row.shop,
    reason: refund.reason,
    ...toTrouble(refund, currency),
  }));
}

async function readReceipts(db: Database): Promise<PaymentTroubles["receipts"]> {
  const rows = await db
    .select({ receipt: receipts, requestId: payments.requestId, currency: payments.currency, shop })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(organizers, ofShop)
    .where(isOpen("receipt"))
    .orderBy(desc(receipts.id))
    .limit(maxRows);
  return rows.map(({ receipt, requestId, currency, ...row }) => ({
    request_id: requestId,
    shop: row.shop,
    ...toTrouble(receipt, currency),
  }));
}

async function readReturned(db: Database): Promise<PaymentTroubles["returned"]> {
  const rows = await db
    .select({ refund: refunds, currency: payments.currency, shop })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(organizers, ofShop)
    .where(isOpen("returned"))
    .orderBy(desc(refunds.id))
    .limit(maxRows);
  return rows.map(({ refund, currency, ...row }) => ({
    id: refund.id,
    request_id: refund.requestId,
    payment_id: refund.paymentId,
    shop: row.shop,
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
    .select({
      row: paymentDifferences,
      requestId: payments.requestId,
      currency: payments.currency,
      shop,
    })
    .from(paymentDifferences)
    .leftJoin(payments, eq(payments.id, paymentDifferences.paymentId))
    .leftJoin(organizers, eq(organizers.id, paymentDifferences.shopOrganizerId))
    .where(isOpen("difference"))
    .orderBy(desc(paymentDifferences.id))
    .limit(maxRows);
  return rows.map(({ row, requestId, currency, ...found }) => {
    // Shops take roubles; of a payment that is nobody's there is no other word.
    const money = (amount: number) => ({ amount, currency: currency ?? ("RUB" as const) });
    return {
      id: row.id,
      provider: row.provider,
      organizer_id: row.shopOrganizerId,
      shop: found.shop,
      request_id: requestId,
      kind: row.kind,
      provider_id: row.providerId,
      our_amount: money(row.ourAmount),
      their_amount: money(row.theirAmount),
      found_at: row.foundAt.toISOString(),
    };
  });
}
