import { maxVisitCounts } from "@tour/api";
import { planVisits } from "@tour/demo";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { addVisits } from "../../modules/figures/visits/add-visits.ts";
import { tours } from "../../modules/tours/tour.table.ts";

/** Writes down how the demo's site was visited until today, as the site's processes would have. */
export async function seedVisits(db: Database, organizerId: number, today: string): Promise<void> {
  const own = await db
    .select({ id: tours.id })
    .from(tours)
    .where(eq(tours.organizerId, organizerId))
    .orderBy(asc(tours.id));
  const visits = planVisits(
    organizerId,
    own.map(({ id }) => id),
    today,
  );
  for (let at = 0; at < visits.length; at += maxVisitCounts) {
    await addVisits(db, visits.slice(at, at + maxVisitCounts));
  }
}
