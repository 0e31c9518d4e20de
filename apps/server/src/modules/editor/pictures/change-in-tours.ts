import type { Image } from "@tour/api";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { toTourInput } from "../../tours/edited-tour.ts";
import { tours } from "../../tours/tour.table.ts";
import { updateTour } from "../../tours/update-tour.ts";
import { mapImages } from "../../media/map-images.ts";

/**
 * Changes a picture, by its address, in all tours of an organiser that show it: on cards of the site and
 * of the marketplace as well. Each that is changed has a new version.
 */
export async function changeInTours(
  tx: Database,
  { organizerId, url }: { organizerId: number; url: string },
  change: (image: Image) => Image,
): Promise<void> {
  const holds = sql`strpos(${tours.content}::text, ${JSON.stringify(url)}) > 0`;
  const rows = await tx
    .select()
    .from(tours)
    .where(and(eq(tours.organizerId, organizerId), isNull(tours.individualFor), holds))
    .orderBy(tours.id)
    .for("update");
  for (const row of rows) {
    const before = toTourInput(row);
    const after = mapImages(before, (image) => (image.url === url ? change(image) : image));
    if (after !== before) await updateTour(tx, row.id, after);
  }
}
