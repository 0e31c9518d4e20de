import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { departures } from "../../tours/departure.table.ts";
import { tiedPublications } from "../../tours/tied-publication.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

interface Tie {
  organizerId: number;
  /** Undefined for a publication at a time of its own. */
  departureId: number | undefined;
  publishAt: Date;
}

/**
 * Requires that a departure's sale begins at the moment that was chosen with it, and keeps it so until
 * the transaction ends. Before any other lock, as whoever moves that moment begins with the departure:
 * 404 for another organiser's, 409 where the moment is another by now.
 */
export async function requireOpening(
  tx: Database,
  { organizerId, departureId, publishAt }: Tie,
): Promise<void> {
  if (departureId === undefined) return;
  const [found] = await tx
    .select({ saleStartsAt: departures.saleStartsAt, status: departures.status })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(departures.id, departureId),
        eq(tours.organizerId, organizerId),
        isNull(tours.individualFor),
      ),
    )
    .for("share", { of: departures });
  if (!found) throw notFound(schedulingTexts.noDeparture);
  const isThen = found.saleStartsAt?.getTime() === publishAt.getTime();
  if (!isThen || found.status === "canceled") {
    throw new Refusal("conflict", schedulingTexts.otherOpening);
  }
}

/** Ties a publication to a departure's sale, or to none: it has a time of its own then. */
export async function tiePublication(
  tx: Database,
  scheduledId: number,
  departureId: number | undefined,
): Promise<void> {
  await tx.delete(tiedPublications).where(eq(tiedPublications.scheduledId, scheduledId));
  if (departureId !== undefined) {
    await tx.insert(tiedPublications).values({ scheduledId, departureId });
  }
}
