import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { sessions, users } from "../auth.table.ts";

/** Each time that somebody of staff was signed in as an organiser: who, as whom, when and why. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Which session acts; null once it is over. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "set null" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    startedAt: instant("started_at").notNull(),
    /** When it ends by itself. */
    endsAt: instant("ends_at").notNull(),
    /** When it was ended before; null while it was not. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("impersonations_organizer_id").on(table.organizerId, table.id),
    uniqueIndex("impersonations_open")
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
  ],
);
