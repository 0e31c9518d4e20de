import type { Departure, Money, PriceOptionKind } from "@tour/api";
import { describeOpening } from "../format/describe-opening.ts";
import type { OpeningView } from "../format/describe-opening.ts";
import { isOffered } from "./is-bookable.ts";
import type { PageData } from "./page-data.ts";

export interface NextDeparture {
  id: number;
  tourId: number;
  tourTitle: string;
  /** Path of the tour's page. */
  path: string;
  start: string;
  end: string;
  seatsLeft: number;
  /** Where its sale has not begun: when it does. */
  opening?: OpeningView;
  price: Money | null;
  /** Its options cost differently: the price is a "from". */
  isFrom: boolean;
}

/** Whether a price option is a person: neither a child or an infant nor a supplement. */
export const isOfPerson = ({ kind = "person" }: { kind?: PriceOptionKind | undefined }): boolean =>
  kind === "person";

/** The lowest price of a person on a departure. */
export function lowestPrice(departure: Departure): Money | null {
  const prices = departure.prices.filter(isOfPerson).map(({ price }) => price);
  return prices.reduce<Money | null>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    null,
  );
}

/** Whether its options cost differently for a person: its price is a "from". */
export const hasSeveralPrices = ({ prices }: Departure): boolean =>
  new Set(prices.filter(isOfPerson).map(({ price }) => price.amount)).size > 1;

/** The site's departures with seats, those that open later among them, soonest first: at most one of each tour. */
export function selectNextDepartures(page: PageData, limit: number): NextDeparture[] {
  return page.tours
    .flatMap((tour) => {
      const next = tour.departures
        .filter((departure) => isOffered(departure, page.today))
        .toSorted((a, b) => a.start_date.localeCompare(b.start_date))[0];
      return next
        ? {
            id: next.id,
            tourId: tour.id,
            tourTitle: tour.title,
            path: `/${tour.slug}`,
            start: next.start_date,
            end: next.end_date,
            seatsLeft: next.seats_left,
            ...(next.sale_opening && {
              opening: describeOpening(next.sale_opening, page.today),
            }),
            price: lowestPrice(next),
            isFrom: hasSeveralPrices(next),
          }
        : [];
    })
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .slice(0, limit);
}
