import type { OrganizerRole } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { organizers } from "../organizers/organizer.table.ts";
import { users } from "./auth.table.ts";

/** Who may act for an organiser. Product decisions, section 2. */
export const memberships = pgTable(
  "memberships",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    role: text("role").$type<OrganizerRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizerId] }),
    index("memberships_organizer_id").on(table.organizerId),
    check("memberships_role", sql`${table.role} in ('owner', 'editor', 'manager', 'guide')`),
  ],
);
