import { addDays } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import { requestAdjustments } from "../modules/booking/adjustments/adjustment.table.ts";
import { postTransaction } from "../modules/booking/ledger/post-transaction.ts";
import { payments, receipts, refunds } from "../modules/booking/payment.table.ts";
import { settledTroubles } from "../modules/booking/payments/settled-trouble.table.ts";
import { payouts } from "../modules/booking/payouts/payout.table.ts";
import { sandboxPayments } from "../modules/booking/providers/sandbox.table.ts";
import { requests } from "../modules/booking/request.table.ts";
import { paymentSettings } from "../modules/booking/shop.table.ts";
import type { TestApp } from "./create-test-app.ts";

/** A request that was paid, gave some back, and was settled; for tests of who leaves with it. */
export async function plantMoney({ db }: TestApp, organizerId: number): Promise<void> {
  const [request] = await db.select().from(requests).where(eq(requests.organizerId, organizerId));
  const requestId = request!.id;
  const currency = "RUB" as const;
  await db.insert(paymentSettings).values({
    ...{
      organizerId,
      shopId: "100500",
      secret: "v1.sealed-shop-secret",
      taxSystem: 2,
      vatCode: 11,
    },
  });
  const [paid] = await db
    .insert(sandboxPayments)
    .values({
      ...{ key: crypto.randomUUID(), amount: 100, currency, method: "card" as const },
      ...{ description: `Заявка ${requestId}`, returnUrl: "/" },
    })
    .returning();
  const [payment] = await db
    .insert(payments)
    .values({
      ...{ requestId, kind: "full" as const, method: "card" as const, status: 2 as const },
      ...{
        amount: 100,
        currency,
        provider: "sandbox" as const,
        returnUrl: `/order/${request!.uuid}`,
      },
      ...{ providerPaymentId: paid!.id, paidAt: new Date(), expiresAt: addDays(new Date(), 1) },
    })
    .returning();
  const paymentId = payment!.id;
  const [refund] = await db
    .insert(refunds)
    .values({ paymentId, requestId, amount: 10, reason: "Часть назад" })
    .returning();
  await db.insert(receipts).values({ paymentId, amount: 90 });
  await db.insert(settledTroubles).values({
    ...{ kind: "refund" as const, troubleId: refund!.id, state: "due", note: "Разобрались" },
  });
  const line = { requestId, clientKey: crypto.randomUUID(), amount: -5, reason: "Скидка" };
  await db.insert(requestAdjustments).values(line);
  const [payout] = await db
    .insert(payouts)
    .values({
      ...{ organizerId, key: crypto.randomUUID(), amount: 40, currency },
      ...{ paidOn: "2026-11-01", document: "17" },
    })
    .returning();
  await db.transaction(async (tx) => {
    const provider = { kind: "provider", provider: "sandbox", organizerId: null } as const;
    await postTransaction(tx, {
      ...{ key: `payment:${paymentId}`, requestId, currency },
      postings: [
        { account: { kind: "guest", requestId }, amount: -100 },
        { account: provider, amount: 100 },
      ],
    });
    await postTransaction(tx, {
      ...{ key: `payout:${payout!.id}`, requestId: null, currency },
      postings: [
        { account: { kind: "organizer", organizerId }, amount: 40 },
        { account: { kind: "payouts" }, amount: -40 },
      ],
    });
  });
}
