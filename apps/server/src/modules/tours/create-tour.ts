import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { writeDocuments } from "./full-text/write-documents.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import type { TourInput } from "@tour/api";
import { withColors } from "../media/with-colors.ts";
import { toTourRow } from "./tour-row.ts";
import { tourSlug } from "./tour-slug.ts";
import { tours } from "./tour.table.ts";
import type { TourRow } from "./tour.table.ts";

/** Makes a tour; its slug ends in its number. What is not listed is seen by no visitor. */
export async function createTour(
  db: Database,
  organizerId: number,
  input: TourInput,
  isListed = true,
): Promise<TourRow> {
  const row = toTourRow(await withColors(db, input));
  return db.transaction(async (tx) => {
    // The slug needs the number, which is known once the row is there.
    const draft = sql<string>`gen_random_uuid()::text`;
    const [made] = await tx
      .insert(tours)
      .values({ ...row, organizerId, isListed, slug: draft })
      .returning({ id: tours.id });
    if (!made) throw new Error("The database kept no tour");
    const [tour] = await tx
      .update(tours)
      .set({ slug: tourSlug(input.title, made.id) })
      .where(eq(tours.id, made.id))
      .returning();
    if (!tour) throw new Error("The database lost a tour");
    await writeDocuments(tx, [{ id: tour.id, input }]);
    await raiseRevision(tx, organizerId);
    return tour;
  });
}
