import type { TourListRow } from "@tour/api";

/**
 * How a tour stands to guests: they can book it, see it without a date, saw it before, or have never
 * seen it. An archived tour that has had no date is one that is still being written.
 */
export const tourStates = ["on-sale", "no-dates", "draft", "archived"] as const;
export type TourState = (typeof tourStates)[number];

type Row = Pick<TourListRow, "is_archived" | "next_start_date" | "departures_count">;

export function tourState({ is_archived, next_start_date, departures_count }: Row): TourState {
  if (!is_archived) return next_start_date === null ? "no-dates" : "on-sale";
  return departures_count === 0 ? "draft" : "archived";
}
