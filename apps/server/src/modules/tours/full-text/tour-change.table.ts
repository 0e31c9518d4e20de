import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { transactionId } from "../../../db/column-types.ts";
import { tours } from "../tour.table.ts";

const textVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * In which transaction something that search knows of a tour last changed. Written by triggers, so
 * that no writer can forget it; a row outlives its tour, so that search hears of the removal.
 */
export const tourChanges = pgTable(
  "tour_changes",
  {
    tourId: integer("tour_id").primaryKey(),
    changedIn: transactionId("changed_in").notNull(),
  },
  (table) => [index("tour_changes_changed_in").on(table.changedIn)],
);

/** What full-text search looks through: the names of a tour, and everything written of it. */
export const tourDocuments = pgTable(
  "tour_documents",
  {
    tourId: integer("tour_id")
      .primaryKey()
      .references(() => tours.id, { onDelete: "cascade" }),
    names: textVector("names").notNull(),
    everything: textVector("everything").notNull(),
    /** Which version of the rules made these: an older one is made anew when the server starts. */
    rules: text("rules").notNull(),
  },
  (table) => [
    index("tour_documents_names").using("gin", table.names),
    index("tour_documents_everything").using("gin", table.everything),
  ],
);
