import type { Money } from "@tour/api";
import { formatDateRange } from "../format/format-dates.ts";
import type { PageData } from "../page-data/page-data.ts";
import type { DepartureState, DepartureView } from "../page-data/select-departures.ts";
import { isOpen, isTaken } from "../page-data/select-departures.ts";
import { addressOf, organizerId, tourId } from "../structured-data/addresses.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";

const availability: Record<DepartureState, string> = {
  open: "https://schema.org/InStock",
  guaranteed: "https://schema.org/InStock",
  later: "https://schema.org/PreOrder",
  full: "https://schema.org/SoldOut",
  closed: "https://schema.org/OutOfStock",
};

type Priced = DepartureView & { price: Money };

/** Units of the currency, with a point and without spaces: "49500" or "49500.50". */
function toPrice({ amount }: Money): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/**
 * What the tour costs on each of its departures: that is what makes it a product. Prices of one
 * currency are compared, that of the first departure; one without a price is not offered.
 */
export function describeOffers(page: PageData, departures: readonly DepartureView[]): LinkedNode[] {
  const { tour } = page;
  const priced = departures.filter((one): one is Priced => one.price !== null);
  const currency =
    (priced.find(isOpen) ?? priced.find((one) => !isTaken(one)))?.price.currency ??
    priced[0]?.price.currency;
  const alike = priced.filter(({ price }) => price.currency === currency);
  if (!tour || alike.length === 0) return [];
  const url = addressOf(page, `/${tour.slug}#dates`);
  const offers = alike.map((departure) => describeOffer(page, departure, url));
  return [
    {
      "@type": "Product",
      "@id": tourId(page, tour.slug),
      offers: offers.length === 1 ? offers[0] : summarize(alike, offers, url),
    },
  ];
}

function describeOffer(page: PageData, departure: Priced, url: string): LinkedNode {
  return {
    "@type": "Offer",
    name: formatDateRange(departure.start, departure.end, ""),
    url,
    price: toPrice(departure.price),
    priceCurrency: departure.price.currency,
    availability: availability[departure.state],
    // The price is today's: it is read from the tour when the page is made.
    validFrom: departure.opening?.at ?? page.today,
    priceValidUntil: departure.start,
    // Of one that is not sold yet, when its sale begins.
    availabilityStarts: departure.opening?.at ?? departure.start,
    availabilityEnds: departure.end,
    inventoryLevel: {
      "@type": "QuantitativeValue",
      value: isTaken(departure) ? 0 : departure.seatsLeft,
    },
    seller: { "@id": organizerId(page) },
  };
}

/** All departures as one offer: from the lowest price that can be paid to the highest; of those sold now, where there are any. */
function summarize(departures: readonly Priced[], offers: LinkedNode[], url: string): LinkedNode {
  const groups = [departures.filter(isOpen), departures.filter((one) => !isTaken(one)), departures];
  const counted = (groups.find(({ length }) => length > 0) ?? []).toSorted(
    (a, b) => a.price.amount - b.price.amount,
  );
  const [lowest, highest] = [counted[0] as Priced, counted.at(-1) as Priced];
  return {
    "@type": "AggregateOffer",
    url,
    lowPrice: toPrice(lowest.price),
    highPrice: toPrice(highest.price),
    priceCurrency: lowest.price.currency,
    offerCount: offers.length,
    availability: availability[lowest.state],
    offers,
  };
}
