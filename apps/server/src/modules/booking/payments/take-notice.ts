import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { payments, refunds } from "../payment.table.ts";
import type { PaymentRow } from "../payment.table.ts";
import type { ProviderName } from "../providers/payment-provider.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { findTests, noteTestNotice } from "../test-payments/note-test-notice.ts";
import { noteUnknownNotice } from "./note-unknown-notice.ts";
import type { Notice } from "./read-notice.ts";
import { settlePayment } from "./settle-payment.ts";

type Context = Pick<Services, "db" | "env" | "jobs" | "now" | "log">;

/**
 * Takes a notice in: the provider is asked for what it names, in the shop where we began it, and what
 * they answer is written down. What is nobody's, forged or of another shop changes nothing, and is kept
 * for staff. Throws `ProviderFailure` when they do not answer.
 */
export async function takeNotice(
  context: Context,
  provider: ProviderName,
  notice: Notice,
): Promise<void> {
  const isRefund = notice.event.startsWith("refund.");
  const isOurs = await (isRefund ? takeRefund : takePayment)(context, provider, notice);
  if (isOurs) return;
  context.log.info({ provider }, "a notice of no payment of ours");
  await noteUnknownNotice(context.db, provider, notice);
}

/** Answers whether it is of a payment of ours. */
async function takePayment(
  context: Context,
  provider: ProviderName,
  notice: Notice,
): Promise<boolean> {
  const { id } = notice.object;
  const payment = await findPayment(context, provider, notice);
  if (!payment) return noteTestNotice(context, provider, id);
  const shop = await openShop(context, shopOfPayment(payment));
  const theirs = await shop.findPayment(id);
  return theirs !== null && settlePayment(context, payment, theirs);
}

/** By the provider's name of it; by ours where their answer has not come yet. */
async function findPayment(
  { db }: Context,
  provider: ProviderName,
  { object: { id, metadata } }: Notice,
): Promise<PaymentRow | undefined> {
  const isTheirs = eq(payments.provider, provider);
  const [known] = await db
    .select()
    .from(payments)
    .where(and(isTheirs, eq(payments.providerPaymentId, id)));
  if (known || metadata?.payment_id === undefined) return known;
  const isOurs = eq(payments.id, Number(metadata.payment_id));
  const [early] = await db
    .select()
    .from(payments)
    .where(and(isTheirs, isOurs, isNull(payments.providerPaymentId)));
  return early;
}

/**
 * The job asks again under the refund's own key, and gets its present state. Answers whether it is of a
 * payment of ours: a refund may be told of before its own answer came.
 */
async function takeRefund(
  { db, jobs }: Context,
  provider: ProviderName,
  { object: { id, payment_id: paymentId } }: Notice,
): Promise<boolean> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.providerRefundId, id));
  if (refund?.status === 1) {
    const payload = { refund_id: refund.id };
    await jobs.enqueue(db, payRefundJob, { key: `${refund.id}`, payload });
  }
  if (refund || paymentId === undefined) return refund !== undefined;
  const isOurs = and(eq(payments.provider, provider), eq(payments.providerPaymentId, paymentId));
  return (await db.$count(payments, isOurs)) > 0 || (await findTests(db, [paymentId])).size > 0;
}
