import type { ViewScreen } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Filters of the office's lists, which people keep for themselves. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Null of staff's own lists. */
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    screen: text("screen").$type<ViewScreen>().notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("saved_views_name")
      .on(table.organizerId, table.userId, table.screen, table.name)
      .nullsNotDistinct(),
    check(
      "saved_views_screen",
      sql`${table.screen} in ('requests', 'tours', 'departures', 'questions', 'organizers')`,
    ),
  ],
);
