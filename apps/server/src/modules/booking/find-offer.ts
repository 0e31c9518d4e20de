import type { Money, Tour } from "@tour/api";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { isUpcoming } from "../tours/is-upcoming.ts";
import { tours } from "../tours/tour.table.ts";
import { bookingTexts } from "./booking.texts.ts";

/** What a departure is sold at. */
export interface Offer {
  tourId: number;
  organizerId: number;
  currency: Money["currency"];
  prepaymentPercent: number;
  /** Days before the start by which the rest is due. */
  restDueDays: number;
  hoursToConfirm: number;
  /** What is paid at once needs nobody's word. */
  isInstantConfirmation: boolean;
  cancellationRules: Tour["cancellation_rules"];
  options: Tour["price_options"];
  /** Minor units by option. */
  prices: ReadonlyMap<string, number>;
}

/** A coming departure of a listed tour of these organisers; 404 for any other. */
export async function findOffer(
  tx: Database,
  departureId: number,
  { organizerIds, now }: { organizerIds: Organizers; now: Date },
): Promise<Offer> {
  const [found] = await tx
    .select({
      tourId: tours.id,
      organizerId: tours.organizerId,
      currency: tours.currency,
      prepaymentPercent: tours.prepaymentPercent,
      restDueDays: tours.restDueDays,
      hoursToConfirm: tours.hoursToConfirm,
      isInstantConfirmation: tours.isInstantConfirmation,
      content: tours.content,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(departures.id, departureId),
        eq(tours.isListed, true),
        inArray(tours.organizerId, organizerIds),
        isUpcoming(now),
      ),
    );
  if (!found) throw notFound(bookingTexts.noDeparture);
  const { content, ...offer } = found;
  const rows = await tx
    .select()
    .from(departurePrices)
    .where(eq(departurePrices.departureId, departureId));
  return {
    ...offer,
    cancellationRules: content.cancellation_rules,
    options: content.price_options,
    prices: new Map(rows.map(({ optionId, amount }) => [optionId, amount])),
  };
}
