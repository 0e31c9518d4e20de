import type {
  ConsentKind,
  ExchangeRate,
  PriceOptionKind,
  RequestActor,
  RequestStatus,
  SellerRequest,
  Tour,
  TouristForm,
  VisitSource,
} from "@tour/api";
import { visitSources } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, minorUnits } from "../../db/column-types.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { manifests } from "../sites/site.table.ts";
import { chats } from "./chats/chat.table.ts";
import { roublesForOne } from "./exchange/rate.table.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";

type Currency = NonNullable<Tour["price_from"]>["currency"];

const amount = (name: string) => minorUnits(name).notNull();

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
    /** Made by the client: a repeated body with the same key is the same request. */
    clientKey: uuid("client_key").notNull().unique(),
    /** SHA-256 of what was asked for, in hex: another body under the same key is refused. */
    bodyHash: text("body_hash").notNull(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "restrict" }),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "restrict" }),
    departureId: integer("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "restrict" }),
    /** With the guest's other requests with this organiser, by their e-mail. */
    chatId: integer("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "restrict" }),
    status: smallint("status").$type<RequestStatus>().notNull(),
    /** 1 concluded and prepaid, 2 terminated after payment, 3 no payments received. */
    contractState: smallint("contract_state").$type<1 | 2 | 3>().notNull().default(3),
    /** Whose shop takes the money: 1 the marketplace's, 2 the organiser's own, as where 4 is sold by phone. */
    salesModel: smallint("sales_model").$type<1 | 2 | 4>().notNull().default(2),
    /** The marketplace's part of what the organiser earns, in basis points as they were then; 0 on their own site. */
    commissionPoints: smallint("commission_points").notNull().default(0),
    seats: integer("seats").notNull(),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    contactEmail: text("contact_email").notNull(),
    comment: text("comment").notNull().default(""),
    /** Minor units of `currency`. */
    totalAmount: amount("total_amount"),
    prepaymentAmount: amount("prepayment_amount"),
    /** What of the total is kept of people who were taken out: paid already, and not the trip's price. */
    retainedAmount: amount("retained_amount").default(0),
    currency: text("currency").$type<Currency>().notNull(),
    /** The tour's own currency and the rate by which its prices became roubles; null without one. */
    rateCurrency: text("rate_currency").$type<ExchangeRate["currency"]>(),
    rateRoubles: roublesForOne("rate_roubles"),
    cancellationRules: jsonb("cancellation_rules").$type<Tour["cancellation_rules"]>().notNull(),
    /** What its tourists are asked. */
    touristForm: jsonb("tourist_form")
      .$type<TouristForm>()
      .notNull()
      .default({ asks_document: false, questions: [] }),
    /** The day by which the rest is due, in the tour's place. */
    restDueDate: date("rest_due_date", { mode: "string" }).notNull(),
    /** The per cent that comes back at most: a date was left for another that gave less that day. */
    refundCapPercent: smallint("refund_cap_percent").notNull().default(100),
    /** The group was too small, or its departure moved: until then its guest chooses, or has all back. */
    chooseUntil: instant("choose_until"),
    /** It was made for its guest, who has yet to agree to the documents on its page. */
    isToAccept: boolean("is_to_accept").notNull().default(false),
    /** The dates that its departure was moved from, while its guest chooses. */
    movedFrom: jsonb("moved_from").$type<{ start_date: string; end_date: string }>(),
    /** The published version of the site that the visitor saw; null on the marketplace. */
    manifestId: integer("manifest_id").references(() => manifests.id),
    /** From where its guest came to the site; null of one that was not made there. */
    visitSource: text("visit_source").$type<VisitSource>(),
    /** Until when the seats are held; null once they are sold or given back. */
    heldUntil: instant("held_until"),
    /** The first payment that was begun made the hold longer; no other does. */
    isHoldExtended: boolean("is_hold_extended").notNull().default(false),
    /** Since when its guest waits for an answer to a message; kept by whoever stores one. */
    waitsSince: instant("waits_since"),
    createdAt: createdAt(),
  },
  (table) => [
    // Lists of the office are counted and ordered by these columns alone, and money is added up.
    index("requests_organizer_id_status").on(
      table.organizerId,
      table.status,
      table.id,
      table.tourId,
      table.departureId,
      table.waitsSince,
      table.heldUntil,
      table.salesModel,
    ),
    // Who waits for an answer, and whose rest may be late.
    index("requests_organizer_id_waits_since")
      .on(table.organizerId, table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
    index("requests_organizer_id_rest_due")
      .on(table.organizerId, table.restDueDate)
      .where(sql`${table.status} = 3`),
    // Doubles of a guest, and a guest who phones.
    index("requests_organizer_id_phone").on(table.organizerId, table.contactPhone),
    index("requests_organizer_id_created_at").on(table.organizerId, table.createdAt),
    index("requests_departure_id").on(table.departureId),
    index("requests_tour_id").on(table.tourId),
    index("requests_chat_id").on(table.chatId, table.id),
    index("requests_held_until")
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    check("requests_status", isRequestStatus(table.status)),
    check("requests_contract_state", sql`${table.contractState} between 1 and 3`),
    check("requests_sales_model", sql`${table.salesModel} in (1, 2, 4)`),
    check("requests_commission", sql`${table.commissionPoints} between 0 and 10000`),
    check("requests_refund_cap", sql`${table.refundCapPercent} between 0 and 100`),
    check("requests_rate", sql`(${table.rateCurrency} is null) = (${table.rateRoubles} is null)`),
    check(
      "requests_moved_from",
      sql`${table.movedFrom} is null or ${table.chooseUntil} is not null`,
    ),
    check("requests_visit_source", isOneOf(table.visitSource, visitSources)),
    check("requests_seats", sql`${table.seats} > 0`),
    check("requests_amounts", sql`${table.prepaymentAmount} between 0 and ${table.totalAmount}`),
    // Seats that wait for somebody must have an end; seats that nobody waits for must not.
    check("requests_hold", sql`(${table.status} in (1, 2)) = (${table.heldUntil} is not null)`),
  ],
);

/** How many of which price option a request is for, at the price when it was made. */
export const requestOptions = pgTable(
  "request_options",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    optionId: text("option_id").notNull(),
    title: text("title").notNull(),
    kind: text("kind").$type<PriceOptionKind>().notNull().default("person"),
    count: integer("count").notNull(),
    /** Of one, in minor units. */
    amount: amount("amount"),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.optionId] }),
    check(
      "request_options_kind",
      sql`${table.kind} in ('person', 'child', 'infant', 'supplement')`,
    ),
    check("request_options_count", sql`${table.count} > 0`),
    check("request_options_amount", sql`${table.amount} >= 0`),
  ],
);

/** What the visitor agreed to, each by itself, with the exact text that was shown. */
export const requestConsents = pgTable(
  "request_consents",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ConsentKind>().notNull(),
    /** The document's title, or the words themselves; null of words before they were kept. */
    title: text("title"),
    version: integer("version"),
    /** SHA-256 of the document's HTML or of the words, in hex. */
    textHash: text("text_hash"),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.kind] })],
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
    actor: text("actor").$type<RequestActor>().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull().default(""),
    /** From which dates to which it moved; null for other steps. */
    moved: jsonb("moved").$type<SellerRequest["history"][number]["moved"]>(),
    /** How its party changed; null for other steps. */
    party: jsonb("party").$type<SellerRequest["history"][number]["party"]>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_history_request_id").on(table.requestId, table.id),
    // When seats were sold is looked for in many requests at once.
    index("request_history_sold")
      .on(table.requestId, table.createdAt)
      .where(sql`${table.toStatus} = 3`),
    check("request_history_to_status", isRequestStatus(table.toStatus)),
  ],
);

/** How many requests an address made lately. */
export const requestAttempts = attemptTable("request_attempts");
