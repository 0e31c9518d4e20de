import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { tours } from "./tour.table.ts";

/** Whose tour it is; throws when there is none. */
export async function organizerOfTour(tx: Database, tourId: number): Promise<number> {
  const [tour] = await tx
    .select({ organizerId: tours.organizerId })
    .from(tours)
    .where(eq(tours.id, tourId));
  if (!tour) throw new Error(`There is no tour ${tourId}`);
  return tour.organizerId;
}
