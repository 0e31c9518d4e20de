import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns/addMinutes";
import { eq } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { payments, refunds } from "../payment.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { ProviderRefund } from "../providers/payment-provider.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { prepaymentReceipt } from "../providers/receipt-of-payment.ts";
import { supplierOf } from "../providers/supplier.ts";
import { requests } from "../request.table.ts";
import { retryLater } from "../retry-later.ts";
import { markRefunded } from "./mark-refunded.ts";

type Context = Pick<Services, "db" | "env" | "jobs" | "now" | "log">;
type Refund = typeof refunds.$inferSelect;

const minutesToAskAgain = 1;

/** Pays a refund that is due through its provider; what fails stays due, and is tried again. */
export const payRefundJob = defineJob({
  name: "pay-refund",
  async run({ refund_id: id }: { refund_id: number }, context: Context) {
    const { db, now } = context;
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
    if (!refund || refund.status === 2) return;
    try {
      const theirs = await askProvider(context, refund);
      if (theirs.status === "pending") {
        // Their notice will name it so.
        await db.update(refunds).set({ providerRefundId: theirs.id }).where(eq(refunds.id, id));
        return addMinutes(now(), minutesToAskAgain);
      }
      if (theirs.status === "canceled") throw new ProviderFailure("Canceled", { isFinal: true });
      await complete(context, refund, theirs);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      await noteFailure(context, refund, error);
      return retryLater(now(), refund.failures);
    }
  },
});

async function askProvider(context: Context, refund: Refund): Promise<ProviderRefund> {
  const { db } = context;
  const [found] = await db
    .select({ payment: payments, request: requests })
    .from(payments)
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .where(eq(payments.id, refund.paymentId));
  if (!found?.payment.providerPaymentId) throw new Error(`Refund ${refund.id} is of no payment`);
  const { payment, request } = found;
  const shop = await openShop(context, shopOfPayment(payment));
  const supplier = await supplierOf(db, payment, request);
  return shop.refund({
    key: refund.idempotencyKey,
    providerPaymentId: found.payment.providerPaymentId,
    amount: refund.amount,
    currency: payment.currency,
    receipt: prepaymentReceipt({ request, supplier }, payment, refund.amount),
  });
}

/** Writes down, once, that the money went back. */
async function complete(
  { db, jobs }: Context,
  { id, requestId, paymentId }: Refund,
  { id: providerRefundId }: ProviderRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment || refund?.status !== 1) return;
    await markRefunded({ db: tx, jobs }, refund, payment, { providerRefundId });
  });
}

/**
 * Staff see what was said. What was refused for good would be again under its key, so that the next
 * try has a key of its own; what was not answered keeps it, since it may have been done.
 */
async function noteFailure({ db, log }: Context, refund: Refund, error: ProviderFailure) {
  log.warn({ error, refund: refund.id }, "a refund failed");
  await db
    .update(refunds)
    .set({
      failures: refund.failures + 1,
      lastError: error.message,
      ...(error.isFinal && { idempotencyKey: randomUUID() }),
    })
    .where(eq(refunds.id, refund.id));
}
