import { refundOf } from "../quote-cancellation.ts";

/** Sums in minor units. */
interface Sums {
  totalAmount: number;
  /** What of the total is kept of people who were taken out before. */
  retainedAmount: number;
  prepaymentAmount: number;
  /** What was paid and did not go back. */
  kept: number;
}

export interface QuotedChange {
  total: number;
  prepayment: number;
  /** Of what was paid, goes back at once. */
  refund: number;
  /** Of what was paid, is kept by the rules, and stays in the total. */
  retained: number;
}

/** A part of a sum, in whole minor units from below, whatever their size. */
const partOf = (sum: number, price: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(sum) * BigInt(price)) / BigInt(total));

/**
 * What taking one of a price out changes: its share of what was paid comes back by a per cent, what is
 * kept of that share is paid already, and nobody owes the unpaid part any more.
 */
export function quoteRemoval(sums: Sums, price: number, percent: number): QuotedChange {
  const ofTrip = sums.totalAmount - sums.retainedAmount;
  const paid = Math.min(Math.max(0, sums.kept - sums.retainedAmount), ofTrip);
  const share = partOf(paid, price, ofTrip);
  const refund = Math.min(share, refundOf(share, percent));
  const retained = share - refund;
  return {
    total: sums.totalAmount - price + retained,
    prepayment: sums.prepaymentAmount - partOf(sums.prepaymentAmount, price, ofTrip),
    refund,
    retained,
  };
}

/** What one more of a price changes: the prepayment grows in the same measure, up to the whole. */
export function quoteAddition(sums: Sums, price: number): QuotedChange {
  const ofTrip = sums.totalAmount - sums.retainedAmount;
  const more = partOf(sums.prepaymentAmount, price, ofTrip);
  const total = sums.totalAmount + price;
  const prepayment = Math.min(sums.prepaymentAmount + more, total);
  return { total, prepayment, refund: 0, retained: 0 };
}
