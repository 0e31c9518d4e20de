import type { TourListRow } from "@tour/api";

/** How a tour stands to guests: they can book it, they see it without a date, they don't see it. */
export const tourStates = ["on-sale", "no-dates", "hidden"] as const;
export type TourState = (typeof tourStates)[number];

/** Of a tour of the list, or of one with the first of its dates to come. */
export function tourState(tour: Pick<TourListRow, "is_archived" | "next_start_date">): TourState {
  if (tour.is_archived) return "hidden";
  return tour.next_start_date === null ? "no-dates" : "on-sale";
}
