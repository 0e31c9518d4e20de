import type { MessageAuthor } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { attemptTable } from "../../../http/rate-limit/count-attempt.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

/** What a guest and those who sell the tour write to each other about a request: plain text. */
export const requestMessages = pgTable(
  "request_messages",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    author: text("author").$type<MessageAuthor>().notNull(),
    /** Who of the organiser's people or of staff; null for a guest. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** The author, the client's key and the text, hashed: what is sent again comes once. */
    repeatKey: text("repeat_key"),
    /** Since when the guest had waited for this answer; who takes it back has them wait on. */
    answeredWait: instant("answered_wait"),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_messages_request_id").on(table.requestId, table.id),
    unique("request_messages_once").on(table.requestId, table.repeatKey),
    check("request_messages_author", sql`${table.author} in ('guest', 'organizer', 'staff')`),
  ],
);

/** How often an address, a request's guest and its organiser wrote lately. */
export const messageAttempts = attemptTable("message_attempts");
