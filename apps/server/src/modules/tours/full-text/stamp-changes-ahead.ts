import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { firstOfFuture } from "../../../db/lineage/adopt-lineage.ts";

/**
 * Gives this transaction's number to changes with numbers of another server's: every search would read all
 * these tours again. They are locked in the order in which changes are noted, so that none waits for us
 * while we wait for it.
 */
export async function stampChangesAhead(tx: Database): Promise<void> {
  await tx.execute(sql`
    with ahead as materialized (
      select tour_id from tour_changes where changed_in >= ${firstOfFuture} order by tour_id for update
    )
    update tour_changes set changed_in = pg_current_xact_id()
    from ahead where ahead.tour_id = tour_changes.tour_id`);
}
