import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, minorUnits } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import type { ProviderName } from "../providers/payment-provider.ts";

/** Payments by which organisers try their shops; of no request, and not in the ledger. */
export const testPayments = pgTable(
  "test_payments",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    provider: text("provider").$type<ProviderName>().notNull(),
    /** The number of the shop at the provider; null of the sandbox. */
    shopId: text("shop_id"),
    /** 1 begun, 2 paid, 3 given back, 4 not paid, 5 paid, and the provider refuses to give it back. */
    status: smallint("status").$type<1 | 2 | 3 | 4 | 5>().notNull().default(1),
    amount: minorUnits("amount").notNull(),
    /** Where its receipts go. */
    email: text("email").notNull(),
    paymentKey: uuid("payment_key").notNull().defaultRandom(),
    refundKey: uuid("refund_key").notNull().defaultRandom(),
    /** Null until the provider has answered. */
    providerPaymentId: text("provider_payment_id").unique(),
    confirmationUrl: text("confirmation_url").notNull().default(""),
    /** When the provider told of it by itself. */
    noticedAt: instant("noticed_at"),
    failures: integer("failures").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index("test_payments_organizer_id").on(table.organizerId, table.id),
    check("test_payments_status", sql`${table.status} between 1 and 5`),
    check("test_payments_amount", sql`${table.amount} > 0`),
  ],
);

export type TestPaymentRow = typeof testPayments.$inferSelect;
