import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUpcoming } from "../tours/is-upcoming.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";

interface Wanted {
  organizerIds: number[];
  now: Date;
  /** How many tours of each organiser. */
  limit: number;
}

/** An organiser's tours that leave soonest, and how many tours there are in all. */
export interface SoonestTours {
  ids: number[];
  total: number;
}

/**
 * The listed tours of each organiser that leave soonest, those without dates last. By the indexes of
 * these organisers' tours and of each tour's dates: the other tours are not looked at.
 */
export async function findSoonestTours(
  db: Database,
  { organizerIds, now, limit }: Wanted,
): Promise<Map<number, SoonestTours>> {
  if (organizerIds.length === 0) return new Map();
  const result = await db.execute(selectSoonest(organizerIds, now, limit));
  type Row = { organizer_id: number; total: number; ids: string | null };
  return new Map(
    (result as unknown as { rows: Row[] }).rows.map(({ organizer_id, total, ids }) => [
      organizer_id,
      { total, ids: ids ? ids.split(",").map(Number) : [] },
    ]),
  );
}

const selectSoonest = (organizerIds: number[], now: Date, limit: number) => sql`
  select organizer_id, max(total)::int as total,
    string_agg(id::text, ',' order by rank) filter (where rank <= ${limit}) as ids
  from (
    select ${tours.organizerId} as organizer_id, ${tours.id} as id,
      count(*) over (partition by ${tours.organizerId}) as total,
      row_number() over (
        partition by ${tours.organizerId} order by next.start nulls last, ${tours.id}
      ) as rank
    from ${tours}
    left join lateral (
      select ${departures.startDate} as start from ${departures}
      where ${departures.tourId} = ${tours.id} and ${departures.status} <> 'canceled'
        and ${isUpcoming(now)}
      order by ${departures.startDate} limit 1
    ) as next on true
    where ${tours.isListed} and ${tours.organizerId} in (
      select unnest(string_to_array(${organizerIds.join(",")}, ',')::int[])
    )
  ) as ranked
  group by organizer_id`;
