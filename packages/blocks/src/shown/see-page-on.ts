import type { Departure, Money } from "@tour/api";
import { fromClock } from "@tour/dates";
import type { PageData } from "../page-data/page-data.ts";
import { lowestPrice } from "../page-data/select-next-departures.ts";

/**
 * A page's data as they are on a day to come, at its noon by the clocks of a zone, if nothing is sold or changed until then:
 * departures that have begun are gone, sales that begin by then have begun, and prices are the lowest of those that are left.
 */
export function seePageOn(page: PageData, day: string, timeZone: string): PageData {
  const now = fromClock(day, "12:00", timeZone);
  const isComing = ({ start_date: start }: Departure) => start >= day;
  const seeSale = ({ sale_opening: opening, ...departure }: Departure): Departure =>
    opening && Date.parse(opening.at) > now.getTime()
      ? { ...departure, sale_opening: opening }
      : departure;
  const seeTour = <Tour extends { departures: Departure[]; price_from: Money | null }>(
    tour: Tour,
  ): Tour => {
    const departures = tour.departures.filter(isComing).map(seeSale);
    return { ...tour, departures, price_from: findPriceFrom(departures) };
  };
  return {
    ...page,
    today: day,
    now: now.toISOString(),
    tours: page.tours.map(seeTour),
    tour: page.tour && seeTour(page.tour),
    ...(page.schedule && {
      schedule: page.schedule
        .filter(({ departure }) => isComing(departure))
        .map(({ departure, tour }) => ({ departure: seeSale(departure), tour })),
    }),
  };
}

/** What one can still pay: of departures with seats, else of all of them. */
function findPriceFrom(departures: readonly Departure[]): Money | null {
  const free = departures.filter(({ seats_left: left }) => left > 0);
  const prices = (free.length > 0 ? free : departures).flatMap(
    (departure) => lowestPrice(departure) ?? [],
  );
  return prices.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}
