import type { Tour } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { requests } from "./request.table.ts";

/** Payments of a request. Specification, section 3 (payment kinds, methods) and 4 (status). */
export const payments = pgTable(
  "payments",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "restrict" }),
    kind: text("kind").$type<"prepayment" | "payment" | "full">().notNull(),
    method: text("method").$type<"sbp" | "card">().notNull(),
    /** 1 new, 2 payed, 3 canceled. */
    status: smallint("status").$type<1 | 2 | 3>().notNull().default(1),
    /** Minor units. */
    amount: integer("amount").notNull(),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    currency: text("currency").$type<NonNullable<Tour["price_from"]>["currency"]>().notNull(),
    provider: text("provider").notNull(),
    /** Sent to the provider with each try, so that a repeated try makes no second payment. */
    idempotencyKey: uuid("idempotency_key").notNull().unique().defaultRandom(),
    /** The provider's own name of the payment; null until it answered. */
    providerPaymentId: text("provider_payment_id"),
    /** Until when it can be paid. */
    expiresAt: instant("expires_at").notNull(),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_request_id").on(table.requestId),
    unique("payments_provider_payment_id").on(table.provider, table.providerPaymentId),
    check("payments_kind", sql`${table.kind} in ('prepayment', 'payment', 'full')`),
    check("payments_method", sql`${table.method} in ('sbp', 'card')`),
    check("payments_status", sql`${table.status} between 1 and 3`),
    check("payments_amount", sql`${table.amount} > 0`),
    check("payments_refund", sql`${table.refundedAmount} between 0 and ${table.amount}`),
    check("payments_paid_at", sql`(${table.status} = 2) = (${table.paidAt} is not null)`),
  ],
);

/** Notices of payment providers that were taken in, so that a repeated one does nothing. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    provider: text("provider").notNull(),
    noticeId: text("notice_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.noticeId] })],
);
