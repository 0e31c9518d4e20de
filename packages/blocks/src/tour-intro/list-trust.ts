import type { Tour } from "@tour/api";
import { findRefund } from "../page-data/find-refund.ts";
import type { Refund } from "../page-data/find-refund.ts";
import type { PageData } from "../page-data/page-data.ts";
import type { DepartureView } from "../page-data/select-departures.ts";

/** What a guest can rely on, of what is known: nothing here is a promise of ours. */
export interface Trust {
  /** The number in the registry of tour operators, and whether staff have checked it. */
  registry: { number: string; isChecked: boolean } | null;
  /** What cancelling the next departure gives back. */
  refund: (Refund & Pick<DepartureView, "start" | "end">) | null;
}

export function listTrust(
  { organizer, today }: Pick<PageData, "organizer" | "today">,
  rules: Tour["cancellation_rules"],
  next: DepartureView | null,
): Trust {
  const number = organizer?.legal.registry_number.trim();
  const refund = next && findRefund(rules, next.start, today);
  return {
    registry: number ? { number, isChecked: organizer?.is_verified === true } : null,
    refund: refund && { ...refund, start: next.start, end: next.end },
  };
}
