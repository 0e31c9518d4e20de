import type { IdentityDocument, PassportAction } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { requests } from "./request.table.ts";

/** The people of a request, each with a form. Specification, section 3 (tourist). */
export const tourists = pgTable(
  "tourists",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Whoever knows it may see and fill this one form. */
    uuid: uuid("uuid").notNull().unique().defaultRandom(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** 1 to the number of the request's people. */
    position: integer("position").notNull(),
    /** The price option that was booked for them. */
    optionId: text("option_id").notNull(),
    fullName: text("full_name").notNull().default(""),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    middleName: text("middle_name").notNull().default(""),
    birthday: date("birthday", { mode: "string" }),
    documentKind: text("document_kind").$type<IdentityDocument>().notNull().default("passport"),
    /** The document's number, sealed with the organiser's key; null before there is one. */
    passport: text("passport"),
    /** The end of that number, by which its owner knows it again. */
    passportMask: text("passport_mask").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    foodRestriction: text("food_restriction").notNull().default(""),
    /** Its fields are checked when it is sent. */
    isTouched: boolean("is_touched").notNull().default(true),
    /** The organiser took what is written further: the guest changes it no more. */
    isLocked: boolean("is_locked").notNull().default(false),
    /** When they agreed to count in the departure's summary; null while they do not. Decision 0103. */
    guestSummaryAgreedAt: instant("guest_summary_agreed_at"),
    /** Answers to the organiser's own questions. */
    questionnaire: jsonb("questionnaire").$type<Record<string, string>>().notNull().default({}),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("tourists_request_id_position").on(table.requestId, table.position),
    check("tourists_position", sql`${table.position} > 0`),
    check("tourists_passport", sql`(${table.passport} is null) = (${table.passportMask} = '')`),
  ],
);

/** How an organiser's tourists are protected: the key of their documents, and for how long they are kept. */
export const personalDataSettings = pgTable(
  "personal_data_settings",
  {
    organizerId: integer("organizer_id")
      .primaryKey()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** 32 bytes, sealed with the server's master key; made with the first document. */
    sealedKey: text("sealed_key"),
    /** Days after the trip for which numbers of documents are kept. */
    keepDays: smallint("keep_days").notNull().default(90),
  },
  (table) => [check("personal_data_settings_keep_days", sql`${table.keepDays} between 0 and 90`)],
);

/** Who saw the number of a tourist's document or erased it, and when. */
export const passportReadings = pgTable(
  "passport_readings",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    touristId: integer("tourist_id")
      .notNull()
      .references(() => tourists.id, { onDelete: "cascade" }),
    action: text("action").$type<PassportAction>().notNull().default("read"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    readAt: createdAt(),
  },
  (table) => [
    index("passport_readings_tourist_id").on(table.touristId),
    check("passport_readings_action", sql`${table.action} in ('read', 'erased')`),
  ],
);

/** How the people of a request arrive: a flight or a train, and when. */
export const arrivals = pgTable("arrivals", {
  requestId: integer("request_id")
    .primaryKey()
    .references(() => requests.id, { onDelete: "cascade" }),
  transport: text("transport").notNull().default(""),
  /** In the place where they are met. */
  arrivesOn: date("arrives_on", { mode: "string" }),
  /** Null where only the day is known. */
  arrivesAt: instant("arrives_at"),
  comment: text("comment").notNull().default(""),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
