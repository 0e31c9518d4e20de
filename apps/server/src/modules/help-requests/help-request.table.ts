import type { HelpEventKind, HelpStatus } from "@tour/api";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";
import { users } from "../accounts/auth.table.ts";
import { requests } from "../booking/request.table.ts";
import { organizers } from "../organizers/organizer.table.ts";

/** Questions that visitors left. Whoever sells answers them. */
export const helpRequests = pgTable(
  "help_requests",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Null on the marketplace: staff answer. */
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    page: text("page").notNull(),
    status: text("status").$type<HelpStatus>().notNull().default("new"),
    /** Since when it waits anew; null where it was never closed. */
    reopenedAt: instant("reopened_at"),
    /** Who looks after it. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** Who of the team wrote it down; null where the guest did. */
    recordedBy: text("recorded_by").references(() => users.id, { onDelete: "set null" }),
    /** The client's, of what was written down: what is sent again comes once. */
    recordKey: uuid("record_key"),
    /** The client's key and what a visitor asked, hashed: a form that is sent twice asks once. */
    repeatKey: text("repeat_key").unique("help_requests_asked_once"),
    createdAt: createdAt(),
  },
  (table) => [
    index("help_requests_recorded_by").on(table.recordedBy),
    unique("help_requests_recorded_once").on(table.organizerId, table.recordKey),
    index("help_requests_organizer_id").on(table.organizerId, table.createdAt),
    check("help_requests_status", sql`${table.status} in ('new', 'answered', 'closed')`),
  ],
);

/** What was done with questions, by whom and when. */
export const helpEvents = pgTable(
  "help_events",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    helpRequestId: integer("help_request_id")
      .notNull()
      .references(() => helpRequests.id, { onDelete: "cascade" }),
    kind: text("kind").$type<HelpEventKind>().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Of `taken`: to whom it was given. */
    toUserId: text("to_user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull().default(""),
    /** What the question was before it, for whoever takes it back. */
    statusBefore: text("status_before").$type<HelpStatus>(),
    /** Of `booked`: the request that was made of it. */
    requestId: integer("request_id").references(() => requests.id, { onDelete: "cascade" }),
    /** The kind, the client's key and the text, hashed: what is sent again comes once. */
    repeatKey: text("repeat_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("help_events_help_request_id").on(table.helpRequestId, table.id),
    unique("help_events_once").on(table.helpRequestId, table.repeatKey),
  ],
);

/** Messages that were taken back before they came: one that comes after all comes closed. */
export const helpWithdrawals = pgTable(
  "help_withdrawals",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    recordKey: uuid("record_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizerId, table.recordKey] }),
    index("help_withdrawals_user_id").on(table.userId),
  ],
);

/** How many questions an address left lately. */
export const helpRequestAttempts = attemptTable("help_request_attempts");
