import type { GuestSummary } from "@tour/api";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { departures } from "./departure.table.ts";

/** What visitors read of who goes on a departure, and of whom it was made. Decision 0103. */
export const guestSummaries = pgTable("guest_summaries", {
  departureId: integer("departure_id")
    .primaryKey()
    .references(() => departures.id, { onDelete: "cascade" }),
  /** Null since somebody left it, until enough others have come. */
  shown: jsonb("shown").$type<GuestSummary>(),
  /** What each tourist counts as in what is shown, by their numbers. */
  counted: jsonb("counted").$type<Record<string, string>>().notNull().default({}),
  /** Numbers of all who ever counted: none of them makes a summary new. */
  known: jsonb("known").$type<number[]>().notNull().default([]),
});
