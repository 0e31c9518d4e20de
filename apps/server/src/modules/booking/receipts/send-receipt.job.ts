import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { payments, receipts } from "../payment.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { requests } from "../request.table.ts";
import { retryLater } from "../retry-later.ts";
import { settlementReceipt } from "../providers/receipt-of-payment.ts";
import { supplierOf } from "../providers/supplier.ts";

type Context = Pick<Services, "db" | "env" | "now" | "log">;

/** Registers a receipt of settlement; what fails stays due, and is tried again. */
export const sendReceiptJob = defineJob({
  name: "send-receipt",
  async run({ receipt_id: id }: { receipt_id: number }, context: Context) {
    const { db, now, log } = context;
    const [found] = await db
      .select({ receipt: receipts, payment: payments, request: requests })
      .from(receipts)
      .innerJoin(payments, eq(payments.id, receipts.paymentId))
      .innerJoin(requests, eq(requests.id, payments.requestId))
      .where(eq(receipts.id, id));
    if (!found || found.receipt.status === 2) return;
    const { receipt, payment, request } = found;
    try {
      const shop = await openShop(context, shopOfPayment(payment));
      const supplier = await supplierOf(db, payment, request);
      await shop.settle({
        key: receipt.idempotencyKey,
        providerPaymentId: payment.providerPaymentId ?? "",
        receipt: settlementReceipt({ request, supplier }, receipt.amount),
      });
      await db.update(receipts).set({ status: 2, lastError: "" }).where(eq(receipts.id, id));
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ error, receipt: id }, "a receipt failed");
      const { failures } = receipt;
      // Refused for good, it would be so again under its key.
      const again = error.isFinal && { idempotencyKey: randomUUID() };
      await db
        .update(receipts)
        .set({ failures: failures + 1, lastError: error.message, ...again })
        .where(eq(receipts.id, id));
      return retryLater(now(), failures);
    }
  },
});
