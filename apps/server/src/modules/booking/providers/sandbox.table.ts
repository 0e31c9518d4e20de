import type { Money, PaymentMethod } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, minorUnits } from "../../../db/column-types.ts";

const key = () => uuid("key").notNull().unique();
const id = () => uuid("id").primaryKey().defaultRandom();

/** What the sandbox knows of payments, as a provider would: nothing of ours but what it was told. */
export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    id: id(),
    /** The caller's idempotence key. */
    key: key(),
    amount: minorUnits("amount").notNull(),
    currency: text("currency").$type<Money["currency"]>().notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    description: text("description").notNull(),
    status: text("status")
      .$type<"pending" | "succeeded" | "canceled">()
      .notNull()
      .default("pending"),
    /** What the caller wrote on it: the number of our payment, if it has one. */
    orderId: integer("order_id"),
    returnUrl: text("return_url").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("sandbox_payments_status", sql`${table.status} in ('pending', 'succeeded', 'canceled')`),
  ],
);

export const sandboxRefunds = pgTable("sandbox_refunds", {
  id: id(),
  key: key(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => sandboxPayments.id, { onDelete: "restrict" }),
  amount: minorUnits("amount").notNull(),
  createdAt: createdAt(),
});
