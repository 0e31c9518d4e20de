import type { OfficeChangeKind } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, transactionId } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { requests } from "../booking/request.table.ts";

/**
 * What changed in offices lately, and in which transaction. Written by triggers, so that no writer
 * can forget it, and only added to, so that no writer waits for another. A row outlives what it names.
 */
export const officeChanges = pgTable(
  "office_changes",
  {
    organizerId: integer("organizer_id").notNull(),
    kind: text("kind").$type<OfficeChangeKind>().notNull(),
    /** The request's, the question's or the departure's number. */
    subjectId: integer("subject_id").notNull(),
    changedIn: transactionId("changed_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("office_changes_organizer_id").on(table.organizerId, table.changedIn),
    index("office_changes_changed_at").on(table.changedAt),
    check(
      "office_changes_kind",
      sql`${table.kind} in ('request', 'message', 'task', 'question', 'departure')`,
    ),
  ],
);

/** Who looks at which request, as long as their screen says so. */
export const requestViewers = pgTable(
  "request_viewers",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: instant("since").notNull().defaultNow(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.userId] }),
    index("request_viewers_user_id").on(table.userId),
  ],
);
