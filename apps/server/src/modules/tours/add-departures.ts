import type { Departure } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { departurePrices, departures } from "./departure.table.ts";
import { copyOptionKinds } from "./copy-option-kinds.ts";
import { organizerOfTour } from "./organizer-of-tour.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";

export interface NewDeparture {
  /** Calendar dates in the tour's place, `yyyy-MM-dd`. */
  startDate: string;
  endDate: string;
  /** `HH:mm` by the clocks of the meeting place. */
  startTime?: string | null;
  capacity: number;
  status?: Departure["status"] | undefined;
  smallestGroup?: number | undefined;
  /** 14 days before the start without one. */
  decisionDate?: string | null | undefined;
  /** Sold from the beginning without one. */
  saleStartsAt?: Date | null | undefined;
  closesWhenFull?: boolean | undefined;
  guideUserId?: string | null | undefined;
  /** Minor units of the tour's currency by the tour's price options. */
  prices: Record<string, number>;
}

/** Adds dates to a tour, none of their seats held; answers their numbers in the same order. */
export async function addDepartures(
  db: Database,
  tourId: number,
  added: NewDeparture[],
): Promise<number[]> {
  if (added.length === 0) return [];
  return db.transaction(async (tx) => {
    const organizerId = await organizerOfTour(tx, tourId);
    const rows = await tx
      .insert(departures)
      .values(added.map(({ prices: _, ...departure }) => ({ ...departure, tourId })))
      .returning({ id: departures.id });
    const prices = rows.flatMap(({ id }, index) =>
      Object.entries(added[index]?.prices ?? {}).map(([optionId, amount]) => ({
        departureId: id,
        optionId,
        amount,
      })),
    );
    if (prices.length > 0) await tx.insert(departurePrices).values(prices);
    await copyOptionKinds(tx, tourId);
    await raiseRevision(tx, organizerId);
    return rows.map(({ id }) => id);
  });
}
