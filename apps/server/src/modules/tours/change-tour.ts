import type { TourChanges, TourInput } from "@tour/api";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { refuseFound, requireSound } from "./check-tour.ts";
import type { TourRow } from "./tour.table.ts";
import { departurePrices, departures } from "./departure.table.ts";
import { toEditedTour, toTourInput } from "./edited-tour.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { tourTexts } from "./tour.texts.ts";
import { tours } from "./tour.table.ts";
import { updateTour } from "./update-tour.ts";

interface Change {
  id: number;
  organizerId: number;
  changes: TourChanges;
  /** The version that the changes began from; without one they go over whatever there is. */
  version: number | undefined;
  now: Date;
}

/**
 * Changes what is sent of an organiser's own tour, and leaves the rest as it was; 409 with the newer
 * tour where somebody else was first.
 */
export async function changeTour(db: Database, change: Change): Promise<TourRow> {
  return db.transaction(async (tx) => {
    const before = await lockTourOf(tx, change);
    if (change.version !== undefined && change.version !== before.version) {
      throw new Refusal("conflict", tourTexts.changedElsewhere, { data: toEditedTour(before) });
    }
    const given = Object.entries(change.changes).filter(([, value]) => value !== undefined);
    const input: TourInput = { ...toTourInput(before), ...Object.fromEntries(given) };
    requireSound(input);
    await requireSoldOptions(tx, change, input);
    const tour = await updateTour(tx, change.id, input);
    if (!tour) throw notFound(tourTexts.noTour);
    return tour;
  });
}

/** A tour of this organiser, locked until the transaction ends; 404 for another's. */
export async function lockTourOf(
  tx: Database,
  { id, organizerId }: { id: number; organizerId: number },
): Promise<TourRow> {
  const [row] = await tx
    .select()
    .from(tours)
    .where(and(eq(tours.id, id), eq(tours.organizerId, organizerId), isNull(tours.individualFor)))
    .for("update");
  if (!row) throw notFound(tourTexts.noTour);
  return row;
}

/** A price option stays for as long as a coming departure is sold at it. */
async function requireSoldOptions(tx: Database, { id, now }: Change, input: TourInput) {
  const sold = await tx
    .selectDistinct({ option: departurePrices.optionId })
    .from(departurePrices)
    .innerJoin(departures, eq(departures.id, departurePrices.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(tours.id, id),
        inArray(departures.status, ["open", "guaranteed", "closed"]),
        isUpcoming(now),
      ),
    );
  const kept = new Set(input.price_options.map((option) => option.id));
  const isLost = sold.some(({ option }) => !kept.has(option));
  refuseFound(isLost ? { price_options: [tourTexts.soldOption] } : {});
}
