import type { Tour } from "@tour/api";
import { addDays, countDays } from "@tour/dates";
import type { PageData } from "../page-data/page-data.ts";
import type { DepartureView } from "../page-data/select-departures.ts";

/** What a guest can rely on, of what is known: nothing here is a promise of ours. */
export interface Trust {
  /** The number in the registry of tour operators, and whether staff have checked it. */
  registry: { number: string; isChecked: boolean } | null;
  /** What cancelling the next departure gives back, and its last day (`yyyy-MM-dd`). */
  refund: { percent: number; until: string; start: string; end: string } | null;
}

export function listTrust(
  { organizer, today }: Pick<PageData, "organizer" | "today">,
  rules: Tour["cancellation_rules"],
  next: DepartureView | null,
): Trust {
  const number = organizer?.legal.registry_number.trim();
  return {
    registry: number ? { number, isChecked: organizer?.is_verified === true } : null,
    refund: next && findRefund(rules, next, today),
  };
}

/** Of the rules that leave time enough the one for the most days counts, as when somebody cancels. */
function findRefund(
  rules: Tour["cancellation_rules"],
  { start, end }: DepartureView,
  today: string,
): Trust["refund"] {
  const left = countDays(today, start);
  const [rule] = rules
    .filter(({ days_before }) => days_before <= left)
    .toSorted((a, b) => b.days_before - a.days_before);
  if (!rule || rule.refund_percent === 0) return null;
  return { percent: rule.refund_percent, until: addDays(start, -rule.days_before), start, end };
}
