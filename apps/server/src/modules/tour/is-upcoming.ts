import { sql } from "drizzle-orm";
import { departures } from "./departure.table.ts";
import { tours } from "./tour.table.ts";

/** The calendar date in a tour's own place. */
export const todayThere = (now: Date) =>
  sql<string>`(${now.toISOString()}::timestamptz at time zone ${tours.timeZone})::date`;

/** Whether a departure starts today or later, by the clocks of the tour's own place. */
export const isUpcoming = (now: Date) => sql`${departures.startDate} >= ${todayThere(now)}`;
