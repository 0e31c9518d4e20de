import { sql } from "drizzle-orm";

/**
 * The time zones in which tours go, as the table `zones` before a statement, with a null at its end: from
 * zone to zone by the index, not tour by tour.
 */
export const zonesEverywhere = sql`
  with recursive zones as (
    (select time_zone from tours order by time_zone limit 1)
    union all
    select (select t.time_zone from tours t where t.time_zone > zones.time_zone
      order by t.time_zone limit 1)
    from zones where zones.time_zone is not null
  )`;
