import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  RefundOrder,
} from "./payment-provider.ts";
import { ProviderFailure } from "./payment-provider.ts";
import { sandboxPayments, sandboxRefunds } from "./sandbox.table.ts";

/** For how long a payment of the sandbox waits for its payer, as an SBP code does. */
export const sandboxMinutes = 60;

/** Where its page stands, on the site where the payer began. */
export const sandboxPath = "/spa/sandbox-payment";

type Row = typeof sandboxPayments.$inferSelect;

/**
 * A provider that moves no money, for demos: its page stands in for a bank. It knows of ours only
 * what it is told, as the real one does.
 */
export const createSandbox = (db: Database): PaymentProvider => ({
  async createPayment({ paymentId: orderId, receipt: _, ...order }: PaymentOrder) {
    await db
      .insert(sandboxPayments)
      .values({ ...order, orderId })
      .onConflictDoNothing();
    return readPayment(db, eq(sandboxPayments.key, order.key));
  },

  async findPayment(id) {
    const rows = await db
      .select({ id: sandboxPayments.id })
      .from(sandboxPayments)
      .where(sql`${sandboxPayments.id}::text = ${id}`);
    return rows[0] ? readPayment(db, eq(sandboxPayments.id, rows[0].id)) : null;
  },

  refund: (order) => db.transaction((tx) => refund(tx, order)),

  // A sandbox has no tax office to tell.
  settle: () => Promise.resolve(),

  async list(since) {
    const paid = await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.status, "succeeded"), gte(sandboxPayments.createdAt, since)));
    const back = await db.select().from(sandboxRefunds).where(gte(sandboxRefunds.createdAt, since));
    return { payments: paid.map(toPayment), refunds: back.map(toRefund) };
  },
});

async function readPayment(db: Database, isWanted: ReturnType<typeof eq>) {
  const [row] = await db
    .select({
      payment: sandboxPayments,
      isOver: sql<boolean>`${sandboxPayments.createdAt} <= now() - make_interval(mins => ${sandboxMinutes})`,
    })
    .from(sandboxPayments)
    .where(isWanted);
  if (!row) throw new ProviderFailure("The sandbox has no such payment", { isFinal: true });
  const { payment, isOver } = row;
  const status = payment.status === "pending" && isOver ? "canceled" : payment.status;
  return toPayment({ ...payment, status });
}

async function refund(tx: Database, { key, providerPaymentId, amount }: RefundOrder) {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, providerPaymentId))
    .for("update");
  const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
  if (known) return toRefund(known);
  const before = await tx
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, providerPaymentId));
  const given = before.reduce((sum, one) => sum + one.amount, 0);
  if (payment?.status !== "succeeded" || given + amount > payment.amount) {
    throw new ProviderFailure("The sandbox has not so much to give back", { isFinal: true });
  }
  const [made] = await tx
    .insert(sandboxRefunds)
    .values({ key, paymentId: providerPaymentId, amount })
    .returning();
  return toRefund(made!);
}

const toPayment = ({ orderId, returnUrl, method, ...row }: Row): ProviderPayment => ({
  id: row.id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  paymentId: orderId,
  confirmation: {
    kind: method === "sbp" ? "qr" : "redirect",
    url: `${new URL(returnUrl).origin}${sandboxPath}?payment=${row.id}`,
  },
});

const toRefund = (row: typeof sandboxRefunds.$inferSelect): ProviderRefund => ({
  id: row.id,
  status: "succeeded",
  amount: row.amount,
  providerPaymentId: row.paymentId,
});
