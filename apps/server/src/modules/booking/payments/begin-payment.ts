import { and, eq, isNull, or } from "drizzle-orm";
import { Refusal } from "../../../http/errors/errors.ts";
import type { Services } from "../../../platform/services.ts";
import { payments } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { ProviderPayment } from "../providers/payment-provider.ts";
import { prepaymentReceipt } from "../providers/receipt-of-payment.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { supplierOf } from "../providers/supplier.ts";
import { requests } from "../request.table.ts";
import { paymentTexts } from "./payment.texts.ts";
import { settlePayment } from "./settle-payment.ts";

type Context = Pick<Services, "db" | "env" | "jobs" | "now" | "log">;

/**
 * Asks the provider for a payment that was written down, unless they answered before; asked again, it
 * is the same payment, by its key. 503 when they do not answer, or refuse.
 */
export async function beginPayment(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.confirmationUrl) return payment;
  try {
    return await askForPayment(context, payment);
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    context.log.warn({ error: cause, payment: payment.id }, "a payment could not be begun");
    const { isFinal } = cause;
    throw new Refusal("unavailable", paymentTexts[isFinal ? "refused" : "noAnswer"], { cause });
  }
}

/** The same for the job, which comes again by itself. Throws `ProviderFailure`. */
export async function askForPayment(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  const { db } = context;
  const { method } = payment;
  if (method === "outside") throw new Error(`Payment ${payment.id} is asked of no provider`);
  const shop = await openShop(context, shopOfPayment(payment));
  const [request] = await db.select().from(requests).where(eq(requests.id, payment.requestId));
  if (!request) throw new Error(`Payment ${payment.id} is of no request`);
  const supplier = await supplierOf(db, payment, request);
  const order = {
    key: payment.idempotencyKey,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    method,
    description: paymentTexts.description(request.id),
    returnUrl: payment.returnUrl,
    receipt: prepaymentReceipt({ request, supplier }, payment),
  };
  try {
    return await keepAnswer(context, payment, await shop.createPayment(order));
  } catch (error) {
    const isRefused = error instanceof ProviderFailure && error.isFinal;
    // Refused for good it can't be paid: another may be begun.
    if (isRefused) await cancelNew(context, payment);
    throw error;
  }
}

async function keepAnswer(
  context: Context,
  payment: PaymentRow,
  theirs: ProviderPayment,
): Promise<PaymentRow> {
  const { db } = context;
  const isOurs = and(
    eq(payments.id, payment.id),
    // A notice may have come before the answer.
    or(isNull(payments.providerPaymentId), eq(payments.providerPaymentId, theirs.id)),
  );
  const [kept] = await db
    .update(payments)
    .set({
      providerPaymentId: theirs.id,
      confirmationUrl: theirs.confirmation?.url ?? "",
      confirmationKind: theirs.confirmation?.kind ?? null,
    })
    .where(isOurs)
    .returning();
  if (!kept) throw new ProviderFailure(`Payment ${payment.id} is another one at the provider`);
  if (theirs.status !== "pending") await settlePayment(context, payment, theirs);
  return kept;
}

const cancelNew = ({ db }: Context, { id }: PaymentRow) =>
  db
    .update(payments)
    .set({ status: 3 })
    .where(and(eq(payments.id, id), eq(payments.status, 1), isNull(payments.providerPaymentId)));
