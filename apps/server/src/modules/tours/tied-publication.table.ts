import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { scheduledPublications } from "../sites/scheduling/scheduled-publication.table.ts";
import { departures } from "./departure.table.ts";

/** Publications that go out when the sale of a departure begins, and move with it. Decision 0090. */
export const tiedPublications = pgTable(
  "tied_publications",
  {
    scheduledId: integer("scheduled_id")
      .primaryKey()
      .references(() => scheduledPublications.id, { onDelete: "cascade" }),
    /** Null for one that is gone since: the publication keeps its time. */
    departureId: integer("departure_id").references(() => departures.id, { onDelete: "set null" }),
  },
  (table) => [index("tied_publications_departure_id").on(table.departureId)],
);
