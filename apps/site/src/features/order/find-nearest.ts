import type { GuestRequest, RequestDates } from "@tour/api";
import { countDays } from "@tour/dates";

export type OtherDate = RequestDates["dates"][number];

/** Of the dates that a request can move to, the one closest to its own; the sooner of two. */
export function findNearest(
  { departure }: Pick<GuestRequest, "departure">,
  dates: readonly OtherDate[],
): OtherDate | null {
  const far = ({ start_date: start }: OtherDate) =>
    Math.abs(countDays(departure.start_date, start));
  return dates.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
