import type { TestPayment } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { Services } from "../../../platform/services.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { paymentSettings } from "../shop.table.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { ProviderPayment } from "../providers/payment-provider.ts";
import { openShop } from "../providers/shops.ts";
import { followTestJob } from "./follow-test.job.ts";
import { findLastTest, findOwnShop, toTestPayment } from "./read-test-payment.ts";
import { testPayments } from "./test-payment.table.ts";
import type { TestPaymentRow } from "./test-payment.table.ts";
import { testPaymentTexts as texts } from "./test-payment.texts.ts";
import { testReceipt } from "./test-receipt.ts";

const oneRouble = 100;
/** For so long the same page can be opened again. */
const reusableMinutes = 30;

type Context = Pick<Services, "db" | "env" | "jobs" | "log">;

interface Wanted {
  organizerId: number;
  /** Where the receipts go. */
  email: string;
}

/** Begins a test payment at the organiser's shop; one that waits for its payer is answered again. */
export async function startTestPayment(context: Context, wanted: Wanted): Promise<TestPayment> {
  const { db, env, jobs, log } = context;
  const { organizerId, email } = wanted;
  await requireOrganizer(db, organizerId);
  const shop = await findOwnShop(context, organizerId);
  if (!shop) throw new Refusal("unprocessable", texts.noShop);
  const waiting = await findWaiting(db, organizerId);
  if (waiting) return toTestPayment(waiting);
  const [row] = await db
    .insert(testPayments)
    .values({
      organizerId,
      provider: shop.provider,
      shopId: shop.shopId,
      amount: oneRouble,
      email,
    })
    .returning();
  let theirs: ProviderPayment;
  try {
    const provider = await openShop(context, shop);
    theirs = await provider.createPayment({
      key: row!.paymentKey,
      paymentId: null,
      amount: oneRouble,
      currency: "RUB",
      method: "card",
      description: texts.description,
      returnUrl: `${env.builderOrigin}/${organizerId}/payments`,
      receipt: testReceipt(row!),
    });
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    log.warn({ error: cause, organizer: organizerId }, "a test payment could not be begun");
    if (cause.isFinal) throw new Refusal("unprocessable", texts.refused, { cause });
    throw new Refusal("unavailable", texts.noAnswer, { cause });
  }
  return db.transaction(async (tx) => {
    const values = {
      providerPaymentId: theirs.id,
      confirmationUrl: theirs.confirmation?.url ?? "",
    };
    const [begun] = await tx
      .update(testPayments)
      .set(values)
      .where(eq(testPayments.id, row!.id))
      .returning();
    await jobs.enqueue(tx, followTestJob, {
      key: `${row!.id}`,
      payload: { test_payment_id: row!.id },
    });
    return toTestPayment(begun!);
  });
}

/** One that was begun a moment ago with the shop as it is now. */
async function findWaiting(db: Database, organizerId: number): Promise<TestPaymentRow | undefined> {
  const isFresh = sql<boolean>`${testPayments.createdAt} > greatest(
    now() - make_interval(mins => ${reusableMinutes}),
    (select ${paymentSettings.updatedAt} from ${paymentSettings}
      where ${paymentSettings.organizerId} = ${organizerId}))`;
  const last = await findLastTest(db, organizerId);
  const [row] = await db
    .select()
    .from(testPayments)
    .where(and(eq(testPayments.id, last?.id ?? 0), eq(testPayments.status, 1), isFresh));
  return row;
}
