import type { Departure } from "@tour/api";
import type { PageData } from "@tour/blocks";
import type { TourPiece } from "@tour/preview-protocol";

/** The coming dates of a tour that the page knows, soonest first. */
export function listDepartures(page: PageData, tourId: number): Departure[] {
  const tour = page.tour?.id === tourId ? page.tour : page.tours.find(({ id }) => id === tourId);
  return (tour?.departures ?? [])
    .filter(({ status, start_date }) => status !== "canceled" && start_date >= page.today)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
}

const isOpen = ({ status, seats_left }: Departure) =>
  (status === "open" || status === "guaranteed") && seats_left > 0;

const lowest = ({ prices }: Departure) =>
  Math.min(
    ...prices.filter(({ kind = "person" }) => kind === "person").map(({ price }) => price.amount),
  );

/**
 * Which date a piece is about. A price without a date is the lowest of those that can be booked, as
 * blocks show it; null where the tour has no dates to come.
 */
export function pickDeparture(
  { field, part }: Pick<TourPiece, "field" | "part">,
  departures: readonly Departure[],
): number | null {
  if (part !== null) return Number(part);
  const open = departures.filter(isOpen);
  const among = open.length > 0 ? open : departures;
  const sorted = field === "price" ? among.toSorted((a, b) => lowest(a) - lowest(b)) : among;
  return sorted[0]?.id ?? null;
}
