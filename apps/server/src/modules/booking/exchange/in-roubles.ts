import type { Departure, ExchangeRate } from "@tour/api";
import type { Offer } from "../find-offer.ts";
import type { requests } from "../request.table.ts";

type RequestRow = typeof requests.$inferSelect;

/** The currency of the tour's prices, and the rate by which a request's became roubles. */
export function rateOf({ rateCurrency, rateRoubles }: RequestRow): ExchangeRate | null {
  if (rateCurrency === null || rateRoubles === null) return null;
  return { currency: rateCurrency, roubles: rateRoubles };
}

/** A rate as a request keeps it. */
export const toRateColumns = (rate: ExchangeRate | null) => ({
  rateCurrency: rate?.currency ?? null,
  rateRoubles: rate?.roubles ?? null,
});

/**
 * A price in kopecks. Each is rounded to the whole rouble, so that sums are of the prices that people
 * read; what costs something costs a rouble at least.
 */
function toKopecks(amount: number, { roubles }: ExchangeRate): number {
  if (amount === 0) return 0;
  return Math.max(100, Math.round((amount * roubles) / 100) * 100);
}

/** An offer with its prices in roubles; as it is without a rate. */
export function offerInRoubles(offer: Offer, rate: ExchangeRate | null): Offer {
  if (!rate) return offer;
  const prices = new Map(
    [...offer.prices].map(([optionId, amount]) => [optionId, toKopecks(amount, rate)]),
  );
  return { ...offer, currency: "RUB", prices };
}

/** Departures with their prices in roubles; as they are without a rate. */
export function departuresInRoubles(list: Departure[], rate: ExchangeRate | null): Departure[] {
  if (!rate) return list;
  return list.map((departure) => ({
    ...departure,
    prices: departure.prices.map((one) => ({
      ...one,
      price: { amount: toKopecks(one.price.amount, rate), currency: "RUB" },
    })),
  }));
}
