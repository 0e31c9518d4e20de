import { daysLeft } from "./days-left.ts";
import { refundOf, refundPercent } from "./quote-cancellation.ts";
import type { requests } from "./request.table.ts";

/** What of a request and its trip says how much comes back. */
interface Cancelled {
  request: typeof requests.$inferSelect;
  departure: { startDate: string; status: string };
  tour: { timeZone: string };
}

/**
 * The per cent of what was paid that comes back to a guest who cancels now: by the rules, but no more
 * than the date gave that they left; all of it where the trip is called off.
 */
export function percentBack(found: Cancelled, now: Date): number {
  const { cancellationRules, refundCapPercent, chooseUntil } = found.request;
  if (chooseUntil || found.departure.status === "canceled") return 100;
  return Math.min(refundCapPercent, refundPercent(cancellationRules, daysLeft(found, now)));
}

/** The same of a cancellation: a part of the prepayment, by which no seat was sold, comes back whole. */
export const percentOfCancelling = (found: Cancelled, now: Date, paid: number): number =>
  found.request.status < 3 && paid > 0 ? 100 : percentBack(found, now);

/** What of the money that was kept so far comes back; of people who were taken out it is settled already. */
export const refundOfCancelling = (found: Cancelled, now: Date, kept: number): number =>
  refundOf(kept - found.request.retainedAmount, percentOfCancelling(found, now, kept));
