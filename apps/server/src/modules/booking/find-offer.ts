import type { Money, Tour, TouristForm } from "@tour/api";
import { addDays, countDays, readToday } from "@tour/dates";
import { and, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { isUpcoming } from "../tours/is-upcoming.ts";
import { plainTouristForm } from "../tours/tour-content.ts";
import { tours } from "../tours/tour.table.ts";
import { bookingTexts } from "./booking.texts.ts";

/** What a departure is sold at. */
export interface Offer {
  tourId: number;
  organizerId: number;
  currency: Money["currency"];
  prepaymentPercent: number;
  /** The day by which the rest is due: the first one itself when that would be today or earlier. */
  restDueDate: string;
  hoursToConfirm: number;
  /** The rest would be due by now: the whole sum is paid at once. */
  isRestDue: boolean;
  /** What is paid at once needs nobody's word. */
  isInstantConfirmation: boolean;
  cancellationRules: Tour["cancellation_rules"];
  touristForm: TouristForm;
  options: Tour["price_options"];
  /** The tour was made for one request, and is booked once. */
  isIndividual: boolean;
  /** Minor units by option. */
  prices: ReadonlyMap<string, number>;
}

/** A coming departure of a listed tour of these organisers; 404 for any other. */
export async function findOffer(
  tx: Database,
  departureId: number,
  { organizerIds, now }: { organizerIds: Organizers; now: Date },
  individualUuid?: string,
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
      timeZone: tours.timeZone,
      startDate: departures.startDate,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(departures.id, departureId),
        isForSale(individualUuid),
        inArray(tours.organizerId, organizerIds),
        isUpcoming(now),
      ),
    );
  if (!found) throw notFound(bookingTexts.noDeparture);
  const { content, timeZone, startDate, restDueDays, ...offer } = found;
  const isRestDue = countDays(readToday(timeZone, now), startDate) <= restDueDays;
  const rows = await tx
    .select()
    .from(departurePrices)
    .where(eq(departurePrices.departureId, departureId));
  return {
    ...offer,
    isRestDue,
    restDueDate: isRestDue ? startDate : addDays(startDate, -restDueDays),
    cancellationRules: content.cancellation_rules,
    touristForm: content.tourist_form ?? plainTouristForm,
    options: content.price_options,
    isIndividual: individualUuid !== undefined,
    prices: new Map(rows.map(({ optionId, amount }) => [optionId, amount])),
  };
}

/** A listed tour, or the one that was made for the request with this uuid. */
export const isForSale = (individualUuid: string | undefined): SQL =>
  individualUuid === undefined ? eq(tours.isListed, true) : eq(tours.individualFor, individualUuid);
