import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { payments } from "../payment.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import { openShop, shopOfPayment } from "../providers/shops.ts";
import { askForPayment } from "./begin-payment.ts";
import { settlePayment } from "./settle-payment.ts";

const firstSeconds = 30;
const openMinutes = 1;
const overMinutes = 60;
/** For so long a payment that we gave up is still asked about: its money may come late. */
const lateDays = 2;

type Context = Pick<Services, "db" | "env" | "jobs" | "now" | "log">;

/** Asks the provider about a payment until they have an answer, whether notices come or not. */
export const pollPaymentJob = defineJob({
  name: "poll-payment",
  async run({ payment_id: id }: { payment_id: number }, context: Context) {
    const { db, now } = context;
    const age = sql<boolean>`${payments.expiresAt} <= now()`;
    const [found] = await db
      .select({ payment: payments, isOver: age })
      .from(payments)
      .where(eq(payments.id, id));
    if (!found || found.payment.status === 2) return;
    const { payment, isOver } = found;
    const next = addMinutes(now(), isOver ? overMinutes : openMinutes);
    try {
      const { providerPaymentId } = payment;
      const isAsked = providerPaymentId !== null;
      // Without an answer nobody knows whether they have it: by its key it is the same.
      const known = isAsked ? payment : await askForPayment(context, payment);
      const shop = await openShop(context, shopOfPayment(payment));
      const theirs = await shop.findPayment(known.providerPaymentId ?? "");
      if (theirs) await settlePayment(context, payment, theirs);
      if (theirs && theirs.status !== "pending") return;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      context.log.warn({ error, payment: id }, "a payment could not be asked about");
      if (error.isFinal) return;
    }
    return now() > addDays(payment.expiresAt, lateDays) ? undefined : next;
  },
});

/** Has a payment asked about, in the transaction that begins it. */
export async function watchPayment(
  { db, jobs }: { db: Database; jobs: JobQueue },
  paymentId: number,
): Promise<void> {
  const payload = { payment_id: paymentId };
  const options = { key: `${paymentId}`, payload, delay: firstSeconds };
  await jobs.enqueue(db, pollPaymentJob, options);
}
