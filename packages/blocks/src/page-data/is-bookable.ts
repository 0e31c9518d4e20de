import type { Departure } from "@tour/api";

/** Whether a departure can still be booked: not past, not closed, with a seat left. */
export function isBookable(departure: Departure, today: string): boolean {
  const isOpen = departure.status === "open" || departure.status === "guaranteed";
  return isOpen && departure.start_date >= today && departure.seats_left > 0;
}
