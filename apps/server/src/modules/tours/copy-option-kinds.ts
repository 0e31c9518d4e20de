import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departurePrices, departures } from "./departure.table.ts";
import { tours } from "./tour.table.ts";

/**
 * Writes beside the prices of a tour's departures what the tour says of each option: lists of many
 * tours then need not read what they are made of. To be called after each change of either.
 */
export async function copyOptionKinds(tx: Database, tourId: number): Promise<void> {
  await tx.execute(sql`
    update ${departurePrices} as price
    set kind = coalesce(option ->> 'kind', 'person')
    from ${departures} as departure
    join ${tours} as tour on tour.id = departure.tour_id
    cross join jsonb_array_elements(tour.content -> 'price_options') as option
    where departure.id = price.departure_id and tour.id = ${tourId}
      and option ->> 'id' = price.option_id
      and price.kind <> coalesce(option ->> 'kind', 'person')`);
}
