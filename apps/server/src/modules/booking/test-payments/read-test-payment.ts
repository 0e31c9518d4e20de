import type { TestPayment, TestPayments } from "@tour/api";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { findShop } from "../providers/shops.ts";
import type { ShopContext } from "../providers/shops.ts";
import { testPayments } from "./test-payment.table.ts";
import type { TestPaymentRow } from "./test-payment.table.ts";

const statuses = { 1: "begun", 2: "paid", 3: "returned", 4: "failed", 5: "kept" } as const;

export const toTestPayment = (row: TestPaymentRow): TestPayment => ({
  amount: { amount: row.amount, currency: "RUB" },
  status: statuses[row.status],
  url: row.confirmationUrl,
  is_noticed: row.noticedAt !== null,
  created_at: row.createdAt.toISOString(),
});

/** An organiser's last test payment that the provider took. */
export async function findLastTest(
  db: Database,
  organizerId: number,
): Promise<TestPaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(testPayments)
    .where(
      and(eq(testPayments.organizerId, organizerId), isNotNull(testPayments.providerPaymentId)),
    )
    .orderBy(desc(testPayments.id))
    .limit(1);
  return row;
}

/** The organiser's own shop: the platform's is tried by nobody. */
export const findOwnShop = (context: ShopContext, organizerId: number) =>
  findShop(context, { organizerId, salesModel: 2, currency: "RUB" });

/** What the screen of the shop shows of test payments. */
export async function readTestPayment(
  context: ShopContext,
  organizerId: number,
): Promise<TestPayments> {
  const last = await findLastTest(context.db, organizerId);
  return {
    can_start: (await findOwnShop(context, organizerId)) !== null,
    last: last ? toTestPayment(last) : null,
  };
}
