import type { Departure, GuestSummary, Money, PriceOptionKind } from "@tour/api";
import { sql } from "drizzle-orm";
import { departurePrices, departures } from "./departure.table.ts";
import { groupOf } from "./departure-group.ts";
import { guestSummaries } from "./guest-summary.table.ts";
import { heldNow } from "./held-now.ts";
import { isUpcoming } from "./is-upcoming.ts";
import type { Now } from "./is-upcoming.ts";
import { readSaleOpening, saleToCome } from "./sale-opening.ts";
import type { SaleToCome } from "./sale-opening.ts";
import { countSeatsLeft } from "./tour-answer.ts";
import { tours } from "./tour.table.ts";

/** A departure as the database lists it: without names, which would be sent and read for each one. */
type ComingDeparture = [
  id: number,
  startDate: string,
  endDate: string,
  capacity: number,
  held: number,
  status: Departure["status"],
  /** Without a kind it is a person's. */
  prices: [optionId: string, amount: number, kind?: PriceOptionKind][] | null,
  /** Of one that does not leave with whoever comes. */
  group: [smallest: number, sold: number, decisionDate: string | null] | null,
  saleToCome: SaleToCome,
  guests: GuestSummary | null,
];

/** What `comingDepartures` selects: null for a tour that is not leaving any more. */
export type ComingDepartures = ComingDeparture[] | null;

const pricesOfDeparture = sql`(
  select json_agg(
    case when ${departurePrices.kind} = 'person'
      then json_build_array(${departurePrices.optionId}, ${departurePrices.amount})
      else json_build_array(
        ${departurePrices.optionId}, ${departurePrices.amount}, ${departurePrices.kind})
    end
    order by ${departurePrices.amount}, ${departurePrices.optionId})
  from ${departurePrices} where ${departurePrices.departureId} = ${departures.id})`;

const groupOfDeparture = sql`case when ${departures.smallestGroup} > 1 then json_build_array(
  ${departures.smallestGroup}, ${departures.sold}, ${departures.decisionDate}) end`;

const guestsOfDeparture = sql`(
  select ${guestSummaries.shown} from ${guestSummaries}
  where ${guestSummaries.departureId} = ${departures.id})`;

const listDepartures = (now: Now) => sql`(
  select json_agg(json_build_array(${departures.id}, ${departures.startDate}, ${departures.endDate},
      ${departures.capacity}, ${heldNow}, ${departures.status}, ${pricesOfDeparture},
      ${groupOfDeparture}, ${saleToCome}, ${guestsOfDeparture})
    order by ${departures.startDate}, ${departures.id})
  from ${departures}
  where ${departures.tourId} = ${tours.id} and ${departures.status} <> 'canceled'
    and ${isUpcoming(now)})`;

/**
 * A column for a query of tours: the departures that are neither past nor canceled, soonest first.
 * Within the tour's own row, so that a page of tours takes one query and as many rows as tours.
 */
export const comingDepartures = (now: Now) => sql<ComingDepartures>`${listDepartures(now)}`;

function readGroup(startDate: string, group: ComingDeparture[7]) {
  if (!group) return {};
  const [smallestGroup, sold, decisionDate] = group;
  return groupOf({ smallestGroup, sold, decisionDate, startDate });
}

/** The column's value as visitors see it. */
export function readDepartures(
  coming: ComingDepartures,
  tourId: number,
  currency: Money["currency"],
): Departure[] {
  return (coming ?? []).map(
    ([id, startDate, endDate, capacity, held, status, prices, group, sale, guests]) => ({
      id,
      tour_id: tourId,
      start_date: startDate,
      end_date: endDate,
      capacity,
      seats_left: countSeatsLeft({ capacity, held, status }),
      status,
      ...readGroup(startDate, group),
      ...readSaleOpening(sale),
      ...(guests && { guests }),
      prices: (prices ?? []).map(([option, amount, kind]) => ({
        option_id: option,
        price: { amount, currency },
        ...(kind && { kind }),
      })),
    }),
  );
}
