import type { Tour } from "@tour/api";
import { addDays, countDays } from "@tour/dates";

/** What cancelling gives back, and the last day (`yyyy-MM-dd`) on which it does. */
export interface Refund {
  percent: number;
  until: string;
}

/**
 * Of the rules that leave time enough until the start the one for the most days counts, as when
 * somebody cancels. Null where nothing comes back today.
 */
export function findRefund(
  rules: Tour["cancellation_rules"],
  start: string,
  today: string,
): Refund | null {
  const left = countDays(today, start);
  const [rule] = rules
    .filter(({ days_before }) => days_before <= left)
    .toSorted((a, b) => b.days_before - a.days_before);
  if (!rule || rule.refund_percent === 0) return null;
  return { percent: rule.refund_percent, until: addDays(start, -rule.days_before) };
}
