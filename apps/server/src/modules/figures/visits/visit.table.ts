import { visitPages, visitSources } from "@tour/api";
import type { VisitPage, VisitSource } from "@tour/api";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "../../../db/is-one-of.ts";
import { organizers } from "../../organizers/organizer.table.ts";

/**
 * How often the pages of organisers' sites were opened by people, a sum for each day, page and source.
 * Nothing in it is about one person. Product decisions, section 12.
 */
export const visitCounts = pgTable(
  "visit_counts",
  {
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** By the clocks of `salesZone`. */
    day: date("day", { mode: "string" }).notNull(),
    page: text("page").$type<VisitPage>().notNull(),
    /** Of a tour's page and of its booking; 0 of the main page, since a key takes no null. */
    tourId: integer("tour_id").notNull(),
    source: text("source").$type<VisitSource>().notNull(),
    views: integer("views").notNull(),
    /** Those of them that began a visit. */
    visits: integer("visits").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizerId, table.day, table.page, table.tourId, table.source],
    }),
    check("visit_counts_page", isOneOf(table.page, visitPages)),
    check("visit_counts_source", isOneOf(table.source, visitSources)),
    check("visit_counts_tour", sql`(${table.page} = 'main') = (${table.tourId} = 0)`),
    check("visit_counts_visits", sql`${table.visits} between 0 and ${table.views}`),
  ],
);
