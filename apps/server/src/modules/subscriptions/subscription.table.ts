import type { Money, Subscription, TourSearch } from "@tour/api";
import { isNotNull, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, minorUnits } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { tours } from "../tours/tour.table.ts";

/** What mailboxes want to hear of. Whoever ends theirs is forgotten: the row goes. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Whoever has it confirms and ends; it stands in the mailbox's own emails alone. */
    token: uuid("token").notNull().unique().defaultRandom(),
    /** As it was typed: capitals matter to some mail servers. */
    email: text("email").notNull(),
    /** The form in which mailboxes are compared. */
    emailKey: text("email_key").notNull(),
    kind: text("kind").$type<Subscription["kind"]>().notNull(),
    /** What it is about, hashed: a mailbox hears of each thing once. */
    subject: text("subject").notNull(),
    tourId: integer("tour_id").references(() => tours.id, { onDelete: "cascade" }),
    search: jsonb("search").$type<TourSearch>(),
    /** The search in words, and where the marketplace lists what it finds; empty of a tour. */
    title: text("title").notNull().default(""),
    path: text("path").notNull().default(""),
    /** What its reader knows already: tours of a search; of a tour the lowest price and dates. */
    knownTours: integer("known_tours").array().notNull().default([]),
    knownPrice: minorUnits("known_price"),
    knownCurrency: text("known_currency").$type<Money["currency"]>(),
    knownDates: text("known_dates").array().notNull().default([]),
    /** When the last email left that asks for a confirmation, and how many did in a row. */
    askedAt: instant("asked_at").notNull(),
    timesAsked: integer("times_asked").notNull().default(1),
    confirmedAt: instant("confirmed_at"),
    /** When it was last told something new. */
    toldAt: instant("told_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("subscriptions_once").on(table.emailKey, table.subject),
    index("subscriptions_tour_id").on(table.tourId),
    index("subscriptions_confirmed").on(table.id).where(isNotNull(table.confirmedAt)),
    check(
      "subscriptions_subject",
      sql`(${table.kind} = 'tour') = (${table.tourId} is not null)
        and (${table.kind} = 'search') = (${table.search} is not null)`,
    ),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** How many subscriptions an address of the network asked for lately. */
export const subscriptionAttempts = attemptTable("subscription_attempts");
