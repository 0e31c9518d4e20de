import type { Departure } from "@tour/api";

type Bookable = Pick<Departure, "start_date" | "status" | "seats_left" | "sale_opening">;

/** Whether a departure has seats to sell, now or once its sale begins: not past, not closed, not full. */
export function isOffered(departure: Omit<Bookable, "sale_opening">, today: string): boolean {
  const isOpen = departure.status === "open" || departure.status === "guaranteed";
  return isOpen && departure.start_date >= today && departure.seats_left > 0;
}

/** Whether a departure can be booked now: it is offered, and its sale has begun. */
export const isBookable = (departure: Bookable, today: string): boolean =>
  isOffered(departure, today) && !departure.sale_opening;
