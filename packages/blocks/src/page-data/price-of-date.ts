import type { Departure, Money } from "@tour/api";
import { isOffered } from "./is-bookable.ts";
import { hasSeveralPrices, lowestPrice } from "./select-next-departures.ts";

/** What a person pays on one date, and where another date costs less, which one that is. */
export interface PriceOfDate {
  price: Money | null;
  /** The date's options cost differently: its price is a "from". */
  isFrom: boolean;
  lower: { price: Money; isFrom: boolean; start: string; end: string } | null;
}

/**
 * The price that stands beside a tour's date: that date's own, never the tour's lowest, which belongs to
 * another date as a rule. The cheapest date that one can still go on is named with its dates. Without a
 * date beside it, the lowest price of the tour is a "from".
 */
export function priceOfDate(
  { departures, price_from }: { departures: readonly Departure[]; price_from: Money | null },
  shownId: number | undefined,
  today: string,
): PriceOfDate {
  const shown = departures.find(({ id }) => id === shownId);
  if (!shown) return { price: price_from, isFrom: true, lower: null };
  const price = lowestPrice(shown);
  const cheaper = departures
    .filter((departure) => departure.id !== shown.id && isOffered(departure, today))
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
    .reduce<{ departure: Departure; price: Money } | null>((lowest, departure) => {
      const own = lowestPrice(departure);
      if (!own || (price && own.currency !== price.currency)) return lowest;
      const limit = lowest?.price.amount ?? price?.amount ?? Infinity;
      return own.amount < limit ? { departure, price: own } : lowest;
    }, null);
  return {
    price,
    isFrom: hasSeveralPrices(shown),
    lower: cheaper && {
      price: cheaper.price,
      isFrom: hasSeveralPrices(cheaper.departure),
      start: cheaper.departure.start_date,
      end: cheaper.departure.end_date,
    },
  };
}
