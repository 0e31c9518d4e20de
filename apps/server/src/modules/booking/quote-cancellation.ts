import type { Tour } from "@tour/api";

/**
 * The per cent that comes back to who cancels so many days before the start: that of the rule with
 * the most days among those that are kept to; nothing when none is. A tour without rules keeps
 * nothing.
 */
export function refundPercent(rules: Tour["cancellation_rules"], daysLeft: number): number {
  if (rules.length === 0) return 100;
  const kept = rules.filter((rule) => daysLeft >= rule.days_before);
  return kept.toSorted((a, b) => b.days_before - a.days_before)[0]?.refund_percent ?? 0;
}

/** The part of a sum that comes back, in whole minor units; what is left over is the guest's. */
export const refundOf = (paid: number, percent: number): number =>
  Math.ceil((paid * percent) / 100);

/** The prepayment of a sum, in whole minor units. */
export const prepaymentOf = (total: number, percent: number): number =>
  Math.ceil((total * percent) / 100);
