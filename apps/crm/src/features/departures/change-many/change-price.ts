/** Prices by so many minor units or per cent; negative makes them cheaper. */
export interface PriceChange {
  by: "sum" | "percent";
  /** Minor units, or per cent. */
  amount: number;
  /** To how many minor units the result is rounded; 1 for none. */
  roundTo: number;
}

/** A price can't fall by more, and one that more than doubles is a new price. */
export const mostPercent = 100;

/** A price after a change, in minor units; never below 0, and what was free stays free. */
export function changePrice(price: number, { by, amount, roundTo }: PriceChange): number {
  if (price === 0) return 0;
  const changed = by === "sum" ? price + amount : price * (1 + amount / 100);
  // Without this 1.15 times a price is a hair below the half that is rounded up.
  const exact = Math.round(changed * 1000) / 1000;
  return Math.max(0, Math.round(exact / roundTo) * roundTo);
}
