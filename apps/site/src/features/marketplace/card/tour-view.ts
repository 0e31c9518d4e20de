import { describeOpening, formatDateRange, priceOfDate, typograph } from "@tour/blocks/format";
import type { PriceOfDate } from "@tour/blocks/format";
import type { FoundTour, Image, Money, TourCard } from "@tour/api";

/** A tour as the marketplace shows it. */
export interface TourView {
  id: number;
  title: string;
  slug: string;
  /** Absolute: on the organiser's own site. */
  url: string;
  /** Whose it is; null where that is said above it. */
  organizer: string | null;
  image: Image | null;
  place: string;
  days: number;
  /** What the next date costs; without one, the tour at least. */
  price: Pick<PriceOfDate, "price" | "isFrom">;
  /** The dates that cost less, and what. */
  lower: { dates: string; price: Money; isFrom: boolean } | null;
  rating: number | null;
  reviewsCount: number;
  /** The next date to book; where none can be booked yet, the next whose sale will begin, and when. */
  next: { dates: string; opening?: string } | null;
}

export const toFoundView = (tour: FoundTour, today: string): TourView => ({
  ...toTourView(tour, tour.site.url, today),
  organizer: tour.site.name,
});

export function toTourView(tour: TourCard, siteUrl: string, today: string): TourView {
  const offered = tour.departures
    .filter(({ start_date, seats_left, status }) => {
      const isOpen = status === "open" || status === "guaranteed";
      return isOpen && seats_left > 0 && start_date >= today;
    })
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  // What can be booked now before what opens later: the card has one button.
  const next = offered.find(({ sale_opening }) => !sale_opening) ?? offered[0];
  const { lower, ...price } = priceOfDate(tour, next?.id, today);
  return {
    id: tour.id,
    title: typograph(tour.title),
    slug: tour.slug,
    url: URL.parse(`/${tour.slug}`, siteUrl)?.href ?? "",
    organizer: null,
    image: tour.image,
    place: tour.places.filter(({ level }) => level !== "country").map(({ name }) => name)[0] ?? "",
    days: tour.days,
    price,
    lower: lower && { ...lower, dates: formatDateRange(lower.start, lower.end, today) },
    rating: tour.rating,
    reviewsCount: tour.reviews_count,
    next: next
      ? {
          dates: formatDateRange(next.start_date, next.end_date, today),
          ...(next.sale_opening && { opening: describeOpening(next.sale_opening, today).short }),
        }
      : null,
  };
}
