import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { requireDocumentsToSell } from "../sites/documents-to-sell.ts";
import { lockTourOf } from "./change-tour.ts";
import { hasToursOnSale } from "./has-tours-on-sale.ts";
import type { TourRow } from "./tour.table.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { tours } from "./tour.table.ts";

/**
 * Takes an organiser's tour out of every list, or brings it back; 422 where that would sell without
 * the documents that guests agree to.
 */
export async function archiveTour(
  db: Database,
  which: { id: number; organizerId: number },
  { isArchived, now }: { isArchived: boolean; now: Date },
): Promise<TourRow> {
  return db.transaction(async (tx) => {
    const before = await lockTourOf(tx, which);
    if (before.isListed === !isArchived) return before;
    const [tour = before] = await tx
      .update(tours)
      .set({ isListed: !isArchived })
      .where(eq(tours.id, which.id))
      .returning();
    if (await hasToursOnSale(tx, { tourId: which.id }, now)) {
      await requireDocumentsToSell(tx, which.organizerId);
    }
    await raiseRevision(tx, which.organizerId);
    return tour;
  });
}
