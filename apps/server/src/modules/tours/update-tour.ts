import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { copyOptionKinds } from "./copy-option-kinds.ts";
import { writeDocuments } from "./full-text/write-documents.ts";
import type { TourRow } from "./tour.table.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import type { TourInput } from "@tour/api";
import { withColors } from "../media/with-colors.ts";
import { toTourRow } from "./tour-row.ts";
import { tourSlug } from "./tour-slug.ts";
import { oldSlugs, tours } from "./tour.table.ts";

/**
 * Describes a tour anew. A new title gives a new slug; the old one goes on leading to the tour.
 * Answers undefined when there is no such tour.
 */
export async function updateTour(
  db: Database,
  tourId: number,
  input: TourInput,
): Promise<TourRow | undefined> {
  const row = toTourRow(await withColors(db, input));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(tours).where(eq(tours.id, tourId)).for("update");
    if (!before) return undefined;
    // As long as the title stays, so does an address that was made of it by older rules.
    const slug = input.title === before.title ? before.slug : tourSlug(input.title, tourId);
    if (before.slug !== slug) {
      // A title may come back: then its slug is the present one again, not an old one.
      await tx.delete(oldSlugs).where(eq(oldSlugs.slug, slug));
      await tx.insert(oldSlugs).values({ slug: before.slug, tourId });
    }
    const [tour] = await tx
      .update(tours)
      .set({ ...row, slug, version: before.version + 1 })
      .where(eq(tours.id, tourId))
      .returning();
    await copyOptionKinds(tx, tourId);
    await writeDocuments(tx, [{ id: tourId, input }]);
    await raiseRevision(tx, before.organizerId);
    return tour;
  });
}
