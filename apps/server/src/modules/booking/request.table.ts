import type { Tour } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../auth/auth.table.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { manifests } from "../site/site.table.ts";
import { departures } from "../tour/departure.table.ts";
import { tours } from "../tour/tour.table.ts";

type Currency = NonNullable<Tour["price_from"]>["currency"];

/** Specification, section 4: 1 pending confirm to 8 canceled by admin. */
const isRequestStatus = (column: AnyPgColumn) => sql`${column} between 1 and 8`;

/**
 * Requests. What the visitor agreed to is frozen here: the price by options (in `request_options`),
 * the cancellation rules and the published version whose documents were accepted. Product
 * decisions, section 7.
 */
export const requests = pgTable(
  "requests",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Whoever knows it may see and fill the request. */
    uuid: uuid("uuid").notNull().unique().defaultRandom(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "restrict" }),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "restrict" }),
    departureId: integer("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "restrict" }),
    status: smallint("status").$type<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>().notNull(),
    /** 1 concluded and prepaid, 2 terminated after payment, 3 no payments received. */
    contractState: smallint("contract_state").$type<1 | 2 | 3>().notNull().default(3),
    seats: integer("seats").notNull(),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    contactEmail: text("contact_email").notNull(),
    comment: text("comment").notNull().default(""),
    /** Minor units of `currency`. */
    totalAmount: integer("total_amount").notNull(),
    prepaymentAmount: integer("prepayment_amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    cancellationRules: jsonb("cancellation_rules").$type<Tour["cancellation_rules"]>().notNull(),
    /** The published version whose agreement and policy were accepted; null without documents. */
    acceptedManifestId: integer("accepted_manifest_id").references(() => manifests.id),
    acceptedAt: instant("accepted_at"),
    /** Until when the seats are held; null once they are sold or given back. */
    heldUntil: instant("held_until"),
    createdAt: createdAt(),
  },
  (table) => [
    index("requests_organizer_id_status").on(table.organizerId, table.status, table.id),
    index("requests_departure_id").on(table.departureId),
    index("requests_tour_id").on(table.tourId),
    index("requests_held_until")
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    check("requests_status", isRequestStatus(table.status)),
    check("requests_contract_state", sql`${table.contractState} between 1 and 3`),
    check("requests_seats", sql`${table.seats} > 0`),
    check("requests_amounts", sql`${table.prepaymentAmount} between 0 and ${table.totalAmount}`),
    // Seats that wait for somebody must have an end; seats that nobody waits for must not.
    check("requests_hold", sql`(${table.status} in (1, 2)) = (${table.heldUntil} is not null)`),
  ],
);

/** How many seats of a request are of which price option, at the price when it was made. */
export const requestOptions = pgTable(
  "request_options",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    optionId: text("option_id").notNull(),
    title: text("title").notNull(),
    seats: integer("seats").notNull(),
    /** Of one seat, in minor units. */
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.optionId] }),
    check("request_options_seats", sql`${table.seats} > 0`),
    check("request_options_amount", sql`${table.amount} >= 0`),
  ],
);

/** Every transition of a request: who, when, from, to, why. */
export const requestHistory = pgTable(
  "request_history",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** Null for the making of the request. */
    fromStatus: smallint("from_status"),
    toStatus: smallint("to_status").notNull(),
    actor: text("actor")
      .$type<"visitor" | "organizer" | "staff" | "system" | "payment provider">()
      .notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_history_request_id").on(table.requestId, table.id),
    check("request_history_to_status", isRequestStatus(table.toStatus)),
  ],
);
