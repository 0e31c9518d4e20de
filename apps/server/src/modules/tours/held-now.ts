import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { departures } from "./departure.table.ts";

/**
 * A departure's seats that are held, without those whose time is over by the clock of the database:
 * they are free at once for whoever asks, whether the job that closes their requests has run or not.
 * The departures go by the name given. Requests stand here by theirs: they belong to a module above.
 */
export const heldNowOf = (departure: SQL): SQL<number> =>
  // Only unpaid seats can have had their time: where all are sold, nothing is looked for.
  sql<number>`(${departure}.held - case when ${departure}.held > ${departure}.sold then coalesce((
    select sum(r.seats) from requests r
    where r.departure_id = ${departure}.id and r.status in (1, 2) and r.held_until <= now()), 0)
    else 0 end)::int`;

/** The same of departures by the name of their table. */
export const heldNow: SQL<number> = heldNowOf(sql`${departures}`);
