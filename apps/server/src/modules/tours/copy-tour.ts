import { MAX_TOUR_TITLE } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { lockTourOf } from "./change-tour.ts";
import { createTour } from "./create-tour.ts";
import { toTourInput } from "./edited-tour.ts";
import type { TourRow } from "./tour.table.ts";
import { tourTexts } from "./tour.texts.ts";

/** Another tour of the same words and pictures; nobody sees it until it is taken out of the archive. */
export async function copyTour(
  db: Database,
  which: { id: number; organizerId: number },
): Promise<TourRow> {
  return db.transaction(async (tx) => {
    const input = toTourInput(await lockTourOf(tx, which));
    const room = MAX_TOUR_TITLE - tourTexts.copyOf("").length;
    const title = tourTexts.copyOf(input.title.slice(0, room).trimEnd());
    return createTour(tx, which.organizerId, { ...input, title }, false);
  });
}
