import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import type { ProviderName } from "../providers/payment-provider.ts";
import { followTestJob } from "./follow-test.job.ts";
import { testPayments } from "./test-payment.table.ts";

/** Keeps that a notice of a test payment came, and has it followed at once; false for other payments. */
export function noteTestNotice(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  provider: ProviderName,
  providerPaymentId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [test] = await tx
      .update(testPayments)
      .set({ noticedAt: sql`coalesce(${testPayments.noticedAt}, now())` })
      .where(
        and(
          eq(testPayments.provider, provider),
          eq(testPayments.providerPaymentId, providerPaymentId),
        ),
      )
      .returning({ id: testPayments.id });
    if (!test) return false;
    await jobs.enqueue(tx, followTestJob, {
      key: `${test.id}`,
      payload: { test_payment_id: test.id },
    });
    return true;
  });
}

/** Which of these payments at a provider were tests. */
export async function findTests(db: Database, providerIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ id: testPayments.providerPaymentId })
    .from(testPayments)
    .where(inArray(testPayments.providerPaymentId, providerIds));
  return new Set(rows.map(({ id }) => id));
}
