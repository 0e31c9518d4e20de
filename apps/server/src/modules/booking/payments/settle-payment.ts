import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { payments } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import type { ProviderPayment } from "../providers/payment-provider.ts";
import { requests } from "../request.table.ts";
import { takeMoney } from "./take-money.ts";

type Context = Pick<Services, "db" | "jobs" | "now" | "log">;

/**
 * Writes down what the provider says of a payment, whatever was written before: said twice, late or
 * in another order it makes no other state. What is not the payment that we asked for is left alone:
 * false.
 */
export async function settlePayment(
  { db, jobs, now, log }: Context,
  { id, requestId }: Pick<PaymentRow, "id" | "requestId">,
  theirs: ProviderPayment,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Requests are locked before their payments, here and everywhere.
    const [request] = await tx
      .select()
      .from(requests)
      .where(eq(requests.id, requestId))
      .for("update");
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
    if (!request || !payment) throw new Error(`There is no payment ${id}`);
    if (!isSame(payment, theirs)) {
      log.warn({ payment: id }, "a provider names another sum, currency or order");
      return false;
    }
    if (theirs.status === "canceled" && payment.status === 1) await close(tx, payment, theirs);
    if (theirs.status !== "succeeded" || payment.status === 2) return true;
    const succeeded = { status: 2, providerPaymentId: theirs.id, paidAt: sql`now()` } as const;
    await tx.update(payments).set(succeeded).where(eq(payments.id, id));
    const by = { actor: "payment provider" } as const;
    await takeMoney({ db: tx, jobs, now: now(), by }, { request, payment });
    return true;
  });
}

/** Whether it is the payment that we asked for: its sum, currency and number are compared. */
const isSame = (payment: PaymentRow, theirs: ProviderPayment): boolean =>
  theirs.paymentId === payment.id &&
  theirs.amount === payment.amount &&
  theirs.currency === payment.currency &&
  [null, theirs.id].includes(payment.providerPaymentId);

const close = (tx: Database, { id }: PaymentRow, theirs: ProviderPayment) =>
  tx.update(payments).set({ status: 3, providerPaymentId: theirs.id }).where(eq(payments.id, id));
