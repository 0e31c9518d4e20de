import type { OfficeChangeKind, ViewedKind } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, transactionId } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";

/**
 * What changed in offices lately, and in which transaction. Written by triggers, so that no writer
 * can forget it, and only added to, so that no writer waits for another. A row outlives what it names.
 */
export const officeChanges = pgTable(
  "office_changes",
  {
    organizerId: integer("organizer_id").notNull(),
    kind: text("kind").$type<OfficeChangeKind>().notNull(),
    /** The request's, the question's, the departure's or the tour's number; of a page its site's, as of the site itself. */
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
      sql`${table.kind} in ('request', 'message', 'task', 'question', 'departure', 'tour', 'main_page', 'tour_page', 'site', 'draft_comment', 'notice', 'brand', 'block_template', 'design', 'settings')`,
    ),
  ],
);

/** Who looks at what, as long as their screen says so. A row outlives what it names until it is swept. */
export const officeViewers = pgTable(
  "office_viewers",
  {
    kind: text("kind").$type<ViewedKind>().notNull(),
    subjectId: integer("subject_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of a page the block. */
    part: text("part"),
    since: instant("since").notNull().defaultNow(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.userId] }),
    index("office_viewers_user_id").on(table.userId),
    check(
      "office_viewers_kind",
      sql`${table.kind} in ('request', 'question', 'departure', 'tour', 'main_page', 'tour_page')`,
    ),
  ],
);
