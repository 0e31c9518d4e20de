import type { Money } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, minorUnits } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { requests } from "../request.table.ts";

/**
 * Whose money it is: what a guest has paid and nobody has earned yet, what an organiser earned, the
 * platform's commission, what lies at a provider, what is to go back to a guest, and what the platform
 * has paid to organisers from its account at the bank.
 */
export const accountKinds = [
  "guest",
  "organizer",
  "commission",
  "provider",
  "refunds_due",
  "payouts",
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Accounts of the ledger, made when they are first posted to. */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Of its kind, owner and currency: see `accountName` in `post-transaction.ts`. */
    name: text("name").notNull().unique(),
    kind: text("kind").$type<AccountKind>().notNull(),
    /** Of a guest's accounts. */
    requestId: integer("request_id").references(() => requests.id, { onDelete: "restrict" }),
    /** Of an organiser's, and of their own shop at a provider. */
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "restrict" }),
    provider: text("provider"),
    currency: text("currency").$type<Money["currency"]>().notNull(),
  },
  (table) => [
    index("ledger_accounts_request_id").on(table.requestId),
    index("ledger_accounts_organizer_id").on(table.organizerId),
    check(
      "ledger_accounts_kind",
      sql`${table.kind} in ('guest', 'organizer', 'commission', 'provider', 'refunds_due', 'payouts')`,
    ),
  ],
);

/** What happened, once each: a key that is known is not posted again. Never changed or deleted. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** For example `payment:12`. */
    key: text("key").notNull().unique(),
    /** Null of a payout, which is for many requests. */
    requestId: integer("request_id").references(() => requests.id, { onDelete: "restrict" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("ledger_transactions_request_id").on(table.requestId),
    index("ledger_transactions_created_at").on(table.createdAt),
  ],
);

/**
 * The sides of a transaction, in minor units of their accounts' currency: more than 0 is what an
 * account gets, less what it owes. Triggers of the migration refuse a transaction that is not zero
 * in one currency when it is committed, and any change of what was posted.
 */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: "restrict" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => ledgerAccounts.id, { onDelete: "restrict" }),
    amount: minorUnits("amount").notNull(),
  },
  (table) => [
    index("ledger_postings_transaction_id").on(table.transactionId),
    index("ledger_postings_account_id").on(table.accountId),
    check("ledger_postings_amount", sql`${table.amount} <> 0`),
  ],
);

/**
 * What the postings of a request's accounts add up to, in minor units: lists of ten thousand requests
 * ask for it. A trigger of the migration writes it with each posting, and nothing else does.
 */
export const requestSums = pgTable(
  "request_sums",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "restrict" }),
    currency: text("currency").$type<Money["currency"]>().notNull(),
    /** All that came in, whatever went back later. */
    paid: minorUnits("paid").notNull(),
    refunded: minorUnits("refunded").notNull(),
    /** What is on its way back. */
    refundDue: minorUnits("refund_due").notNull(),
    /** What the guest has paid, does not get back, and nobody has earned yet. */
    held: minorUnits("held").notNull(),
    /** What its organiser has earned by it, without the commission. */
    earned: minorUnits("earned").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.currency] })],
);
