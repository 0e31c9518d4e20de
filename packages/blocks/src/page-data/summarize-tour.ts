import type { Image, Money, TourCard } from "@tour/api";
import { priceOfDate } from "./price-of-date.ts";
import type { PriceOfDate } from "./price-of-date.ts";
import { isTaken, selectDepartures } from "./select-departures.ts";
import type { DepartureView } from "./select-departures.ts";

/** What a list of tours shows of each: facts that are shown together, and what is next. */
export interface TourSummary {
  id: number;
  /** Path of the tour's page. */
  path: string;
  title: string;
  subtitle: string;
  image: Image | null;
  /** The narrowest place that is named, for example a region. */
  place: string;
  activities: string[];
  days: number;
  nights: number;
  /** 1 to 5. */
  difficulty: number;
  groupFrom: number;
  groupTo: number;
  minAge: number;
  /** The lowest of all dates, for where none is beside it. */
  priceFrom: Money | null;
  /** What the next date costs, or where there is none, the tour. */
  price: PriceOfDate;
  /** The next departure with seats, whether its sale has begun or not. */
  next: DepartureView | null;
  /** How many more there are after the next. */
  moreDates: number;
  rating: number | null;
  reviewsCount: number;
}

export function summarizeTour(tour: TourCard, today: string): TourSummary {
  const offered = selectDepartures(tour.departures, today).filter((one) => !isTaken(one));
  const next = offered[0] ?? null;
  return {
    id: tour.id,
    path: `/${tour.slug}`,
    title: tour.title,
    subtitle: tour.subtitle,
    image: tour.image,
    place: (tour.places.find(({ level }) => level === "region") ?? tour.places.at(-1))?.name ?? "",
    activities: tour.activities,
    days: tour.days,
    nights: tour.nights,
    difficulty: tour.difficulty,
    groupFrom: tour.group_size_from,
    groupTo: tour.group_size_to,
    minAge: tour.min_age,
    priceFrom: tour.price_from ?? next?.price ?? null,
    price: priceOfDate(tour, next?.id, today),
    next,
    moreDates: Math.max(0, offered.length - 1),
    rating: tour.rating,
    reviewsCount: tour.reviews_count,
  };
}

/** Tours that leave sooner come first; those without a date to book come last. */
export const bySoonest = (a: TourSummary, b: TourSummary) =>
  (a.next?.start ?? "9999").localeCompare(b.next?.start ?? "9999");

/** Cheaper tours come first; those without a price come last. */
export const byPrice = (a: TourSummary, b: TourSummary) =>
  (a.priceFrom?.amount ?? Infinity) - (b.priceFrom?.amount ?? Infinity) || 0;
