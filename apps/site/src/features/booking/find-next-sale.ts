import { hasSeats } from "@tour/api";
import type { BookingOffer } from "@tour/api";

/** When the next of its sales begins that has not, in UTC; null where none is to come. */
export function findNextSale({ departures }: Pick<BookingOffer, "departures">): string | null {
  const moments = departures
    .filter(hasSeats)
    .flatMap(({ sale_opening: opening }) => opening?.at ?? []);
  return moments.toSorted()[0] ?? null;
}
