import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/** Each time that staff took an organiser off the marketplace: who, when and why, and who took it back. */
export const suspensions = pgTable(
  "suspensions",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    suspendedAt: instant("suspended_at").notNull(),
    suspendedBy: text("suspended_by").references(() => users.id, { onDelete: "set null" }),
    /** Null while it holds. */
    liftedAt: instant("lifted_at"),
    liftedBy: text("lifted_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("suspensions_organizer_id").on(table.organizerId),
    uniqueIndex("suspensions_open")
      .on(table.organizerId)
      .where(sql`${table.liftedAt} is null`),
  ],
);
