import type { Money } from "@tour/api";

/**
 * Roubles for one unit. Only to put prices in different currencies into one order and under one
 * filter: what is paid is always the tour's own price in its own currency.
 */
export const roublesFor: Record<Money["currency"], number> = {
  RUB: 1,
  BYN: 28,
  KZT: 0.17,
  CNY: 12.5,
  USD: 90,
  EUR: 98,
};

/** An amount of minor units in kopecks, to compare it with others. */
export const toKopecks = (amount: number, currency: Money["currency"]): number =>
  Math.round(amount * roublesFor[currency]);
