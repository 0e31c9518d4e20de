import { sql } from "drizzle-orm";
import type { Placeholder } from "drizzle-orm";
import { departures } from "./departure.table.ts";
import { tours } from "./tour.table.ts";

/** The clock, or where a prepared query is given it as an ISO text. */
export type Now = Date | Placeholder;

/** The calendar date in a tour's own place. */
export const todayThere = (now: Now) =>
  sql<string>`(${now instanceof Date ? now.toISOString() : now}::timestamptz
    at time zone ${tours.timeZone})::date`;

/** Whether a departure starts today or later, by the clocks of the tour's own place. */
export const isUpcoming = (now: Now) => sql`${departures.startDate} >= ${todayThere(now)}`;
