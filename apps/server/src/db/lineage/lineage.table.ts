import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../column-types.ts";

/**
 * On which server, and on which of its timelines, these rows live: one row, written by whoever first
 * finds that they have moved. What a process keeps in memory holds for one lineage alone, for on another
 * a number of a row, of a revision or of a transaction can be given out a second time.
 */
export const databaseLineage = pgTable(
  "database_lineage",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /** As `present_lineage()` names it; empty before the first look, and always on the embedded database. */
    name: text("name").notNull().default(""),
    /** When the rows were found to have moved there; null before the first look. */
    noticedAt: instant("noticed_at"),
  },
  (table) => [check("database_lineage_is_only", sql`${table.isOnly}`)],
);
