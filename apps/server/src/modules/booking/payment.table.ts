import type { Money, PaymentKind, PaymentMethod, ReturnCause } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, minorUnits } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { ProviderName } from "./providers/payment-provider.ts";
import { requests } from "./request.table.ts";

const ofRequest = () =>
  integer("request_id")
    .notNull()
    .references(() => requests.id, { onDelete: "restrict" });
const ofPayment = () =>
  integer("payment_id")
    .notNull()
    .references(() => payments.id, { onDelete: "restrict" });

/** Whose shop takes the money; null for the platform's. */
const shopOrganizerId = () =>
  integer("shop_organizer_id").references(() => organizers.id, { onDelete: "restrict" });

/**
 * The number of that shop at the provider: the owner may connect another one, and what was begun here
 * goes on here. Null of the sandbox, and of the platform's shop as it was before numbers were kept.
 */
const shopNumber = () => text("shop_id");

/** Who wrote it down by hand. */
const recordedBy = () => text("recorded_by").references(() => users.id, { onDelete: "set null" });

/** Sent to the provider with each try, so that a repeated try does nothing twice. */
const idempotencyKey = () => uuid("idempotency_key").notNull().unique().defaultRandom();

/**
 * Payments of a request: what was asked of a provider, and what they said. Sums come from the
 * ledger. Specification, section 3 (payment kinds, methods) and 4 (status).
 */
export const payments = pgTable(
  "payments",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: ofRequest(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    method: text("method").$type<PaymentMethod | "outside">().notNull(),
    /** 1 new, 2 payed, 3 canceled. */
    status: smallint("status").$type<1 | 2 | 3>().notNull().default(1),
    /** Minor units. */
    amount: minorUnits("amount").notNull(),
    currency: text("currency").$type<Money["currency"]>().notNull(),
    provider: text("provider").$type<ProviderName>().notNull(),
    shopOrganizerId: shopOrganizerId(),
    shopId: shopNumber(),
    idempotencyKey: idempotencyKey(),
    /** The provider's own name of the payment, null until it answered; outside the recorder's key. */
    providerPaymentId: text("provider_payment_id"),
    /** Where the payer confirms; empty until the provider answered. */
    confirmationUrl: text("confirmation_url").notNull().default(""),
    confirmationKind: text("confirmation_kind").$type<"qr" | "redirect">(),
    /** Where the payer comes back to, an address of the site where they began. */
    returnUrl: text("return_url").notNull(),
    /** Until when it can be paid. */
    expiresAt: instant("expires_at").notNull(),
    paidAt: instant("paid_at"),
    /** Of one that was written down by hand: the day, what proves it, and who wrote it. */
    paidOn: date("paid_on", { mode: "string" }),
    proof: text("proof").notNull().default(""),
    recordedBy: recordedBy(),
    /** Of a receipt that its organiser made. */
    receiptUrl: text("receipt_url"),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_request_id").on(table.requestId),
    unique("payments_provider_payment_id").on(table.provider, table.providerPaymentId),
    uniqueIndex("payments_open")
      .on(table.requestId, table.kind)
      .where(sql`${table.status} = 1`),
    check("payments_kind", sql`${table.kind} in ('prepayment', 'payment', 'full')`),
    check("payments_method", sql`${table.method} in ('sbp', 'card', 'outside')`),
    check(
      "payments_outside",
      sql`(${table.provider} = 'outside') = (${table.method} = 'outside') and (${table.provider} = 'outside') = (${table.paidOn} is not null)`,
    ),
    check("payments_status", sql`${table.status} between 1 and 3`),
    check("payments_amount", sql`${table.amount} > 0`),
    check("payments_paid_at", sql`(${table.status} = 2) = (${table.paidAt} is not null)`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** What goes back to guests, each by the payment that it came with. */
export const refunds = pgTable(
  "refunds",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    paymentId: ofPayment(),
    requestId: ofRequest(),
    /** Minor units of the payment's currency. */
    amount: minorUnits("amount").notNull(),
    /** 1 due, 2 paid back. */
    status: smallint("status").$type<1 | 2>().notNull().default(1),
    /** Why, in words for staff. */
    reason: text("reason").notNull(),
    /** Of what goes back whole by itself, since it came late, to a closed request, or once more. */
    returnCause: text("return_cause").$type<ReturnCause>(),
    idempotencyKey: idempotencyKey(),
    providerRefundId: text("provider_refund_id"),
    /** How often it was tried in vain, and what was said last. */
    failures: integer("failures").notNull().default(0),
    lastError: text("last_error").notNull().default(""),
    refundedAt: instant("refunded_at"),
    /** Of one that was given back by hand: what proves it, and who wrote it down. */
    proof: text("proof").notNull().default(""),
    recordedBy: recordedBy(),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_payment_id").on(table.paymentId),
    index("refunds_request_id").on(table.requestId),
    index("refunds_due")
      .on(table.id)
      .where(sql`${table.status} = 1`),
    check("refunds_status", sql`${table.status} between 1 and 2`),
    index("refunds_returned")
      .on(table.id)
      .where(sql`${table.returnCause} is not null`),
    check("refunds_return_cause", sql`${table.returnCause} in ('late', 'closed', 'twice')`),
    check("refunds_amount", sql`${table.amount} > 0`),
    check("refunds_refunded_at", sql`(${table.status} = 2) = (${table.refundedAt} is not null)`),
  ],
);

/** Receipts of settlement (54-FZ), one a payment whose tour was rendered. */
export const receipts = pgTable(
  "receipts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    paymentId: ofPayment().unique(),
    /** Minor units: of the payment, less what went back. */
    amount: minorUnits("amount").notNull(),
    /** 1 due, 2 registered. */
    status: smallint("status").$type<1 | 2>().notNull().default(1),
    idempotencyKey: idempotencyKey(),
    failures: integer("failures").notNull().default(0),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("receipts_due")
      .on(table.id)
      .where(sql`${table.status} = 1`),
    check("receipts_status", sql`${table.status} between 1 and 2`),
    check("receipts_amount", sql`${table.amount} > 0`),
  ],
);

/** What a provider says otherwise than we do, found at night, for staff. */
export const paymentDifferences = pgTable(
  "payment_differences",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    provider: text("provider").$type<ProviderName>().notNull(),
    shopOrganizerId: shopOrganizerId(),
    kind: text("kind").$type<"payment" | "refund">().notNull(),
    /** The provider's own name of the payment or refund. */
    providerId: text("provider_id").notNull(),
    paymentId: integer("payment_id").references(() => payments.id, { onDelete: "restrict" }),
    /** Minor units that the ledger has, and that the provider says; 0 where there is nothing. */
    ourAmount: minorUnits("our_amount").notNull(),
    theirAmount: minorUnits("their_amount").notNull(),
    foundAt: instant("found_at").notNull().defaultNow(),
    /** When a later night found no difference any more. */
    resolvedAt: instant("resolved_at"),
  },
  (table) => [unique("payment_differences_of").on(table.provider, table.kind, table.providerId)],
);
