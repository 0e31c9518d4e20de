import type { Departure } from "@tour/api";

/** Whether a departure can still be booked: not past, not closed, with a seat left. */
export function isBookable(
  departure: Pick<Departure, "start_date" | "status" | "seats_left">,
  today: string,
): boolean {
  const isOpen = departure.status === "open" || departure.status === "guaranteed";
  return isOpen && departure.start_date >= today && departure.seats_left > 0;
}
