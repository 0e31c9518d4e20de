import { addSeconds } from "date-fns/addSeconds";
import { hoursToMinutes } from "date-fns/hoursToMinutes";
import { eq, sql } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { PaymentProvider } from "../providers/payment-provider.ts";
import { openShop } from "../providers/shops.ts";
import { retryLater } from "../retry-later.ts";
import { testPayments } from "./test-payment.table.ts";
import type { TestPaymentRow } from "./test-payment.table.ts";
import { testReceipt } from "./test-receipt.ts";

/** In seconds: its payer looks at the screen and waits. */
const soon = 3;
const later = 60;
/** For so long its payer is waited for, in minutes. */
const payerTimeout = 10;
/** A day after it was begun nobody pays it any more. */
const over = hoursToMinutes(24);

type Context = Pick<Services, "db" | "env" | "now" | "log">;
type Status = TestPaymentRow["status"];

/** Asks the provider how a test payment ended, and has what was paid given back. */
export const followTestJob = defineJob({
  name: "follow-test-payment",
  async run({ test_payment_id: id }: { test_payment_id: number }, context: Context) {
    const { db, log, now } = context;
    const [row] = await db
      .select({
        test: testPayments,
        minutes: sql<number>`extract(epoch from now() - ${testPayments.createdAt})::int / 60`,
      })
      .from(testPayments)
      .where(eq(testPayments.id, id));
    if (!row || row.test.status === 3 || row.test.status === 5) return;
    const { test, minutes } = row;
    const again = (seconds: number) => addSeconds(now(), seconds);
    try {
      const { provider, organizerId, shopId } = test;
      const shop = await openShop(context, { provider, organizerId, shopId });
      const status = await askFor(shop, test);
      if (status !== test.status) await keep(context, id, { status });
      if (status === 2) return (await giveBack(context, shop, test)) ? undefined : again(later);
      if (status === 4) return;
      if (minutes < over) return again(minutes < payerTimeout ? soon : later);
      await keep(context, id, { status: 4 });
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ error, test: id }, "a test payment could not be followed");
      await keep(context, id, { failures: test.failures + 1 });
      return minutes < over ? retryLater(now(), test.failures) : undefined;
    }
  },
});

/** What has become of it at the provider; what was paid stays paid. */
async function askFor(shop: PaymentProvider, test: TestPaymentRow): Promise<Status> {
  if (test.status === 2) return 2;
  const theirs = await shop.findPayment(test.providerPaymentId ?? "");
  if (!theirs || theirs.status === "canceled") return 4;
  return theirs.status === "succeeded" ? 2 : 1;
}

/** Answers whether it is known how it ended. */
async function giveBack(
  context: Context,
  shop: PaymentProvider,
  test: TestPaymentRow,
): Promise<boolean> {
  const refund = await shop
    .refund({
      key: test.refundKey,
      providerPaymentId: test.providerPaymentId ?? "",
      amount: test.amount,
      currency: "RUB",
      receipt: testReceipt(test),
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderFailure && error.isFinal) return null;
      throw error;
    });
  if (refund?.status === "pending") return false;
  await keep(context, test.id, { status: refund?.status === "succeeded" ? 3 : 5 });
  return true;
}

const keep = ({ db }: Context, id: number, values: Partial<TestPaymentRow>) =>
  db.update(testPayments).set(values).where(eq(testPayments.id, id));
