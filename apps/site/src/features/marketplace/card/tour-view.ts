import { describeOpening, formatDateRange, priceOfDate, typograph } from "@tour/blocks/format";
import type { PriceOfDate } from "@tour/blocks/format";
import { lastPlaces } from "@tour/api";
import type { Departure, FoundTour, Image, Money, TourCard } from "@tour/api";

/** A tour as the marketplace shows it. */
export interface TourView {
  id: number;
  title: string;
  slug: string;
  /** Absolute: on the organiser's own site. */
  url: string;
  /** Whose it is; null where that is said above it. */
  organizer: { name: string; slug: string; logo: Image | null } | null;
  /** What its card goes through, its own picture first. */
  pictures: readonly Image[];
  place: string;
  days: number;
  /** 1 to 5. */
  difficulty: number;
  /** What the next date costs; without one, the tour at least. */
  price: Pick<PriceOfDate, "price" | "isFrom">;
  /** The dates that cost less, and what. */
  lower: { dates: string; price: Money; isFrom: boolean } | null;
  rating: number | null;
  reviewsCount: number;
  /** The next date to book, of those that were asked for; where none can be booked yet, the next whose sale will begin, and when. */
  next: NextDate | null;
}

interface NextDate {
  id: number;
  dates: string;
  /** Seats to book; nothing before its sale. */
  seats?: { left: number; isLast: boolean };
  opening?: string;
  /** The same moment, in UTC. */
  opensAt?: string;
}

/** When the first of the sales begins that these cards say is to come. */
export const findFirstOpening = (tours: readonly TourView[]): string | null =>
  tours.flatMap(({ next }) => next?.opensAt ?? []).toSorted()[0] ?? null;

/** The days to leave on that were asked for, `yyyy-MM-dd`; an empty end is none. */
export interface WantedDays {
  from: string;
  to: string;
}

export const toFoundView = (tour: FoundTour, today: string, wanted?: WantedDays): TourView => ({
  ...toTourView(tour, tour.site.url, today, wanted),
  organizer: { name: tour.site.name, ...tour.organizer },
  pictures: tour.pictures,
});

export function toTourView(
  tour: TourCard,
  siteUrl: string,
  today: string,
  wanted: WantedDays = { from: "", to: "" },
): TourView {
  const offered = tour.departures
    .filter(({ start_date, seats_left, status }) => {
      const isOpen = status === "open" || status === "guaranteed";
      return isOpen && seats_left > 0 && start_date >= today;
    })
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  const isWanted = ({ start_date: start }: Departure) =>
    start >= wanted.from && (wanted.to === "" || start <= wanted.to);
  const isOnSale = ({ sale_opening }: Departure) => !sale_opening;
  // A card in a search by dates shows a date of it. What can be booked now before what opens later:
  // the card has one button.
  const ofSearch = offered.filter(isWanted);
  const next = ofSearch.find(isOnSale) ?? ofSearch[0] ?? offered.find(isOnSale) ?? offered[0];
  const { lower, ...price } = priceOfDate(tour, next?.id, today);
  return {
    id: tour.id,
    title: typograph(tour.title),
    slug: tour.slug,
    url: URL.parse(`/${tour.slug}`, siteUrl)?.href ?? "",
    organizer: null,
    pictures: tour.image ? [tour.image] : [],
    place: tour.places.filter(({ level }) => level !== "country").map(({ name }) => name)[0] ?? "",
    days: tour.days,
    difficulty: tour.difficulty,
    price,
    lower: lower && { ...lower, dates: formatDateRange(lower.start, lower.end, today) },
    rating: tour.rating,
    reviewsCount: tour.reviews_count,
    next: next ? toNextDate(next, today) : null,
  };
}

function toNextDate(departure: Departure, today: string): NextDate {
  const { id, start_date: start, end_date: end, seats_left: left, capacity } = departure;
  const dates = formatDateRange(start, end, today);
  if (departure.sale_opening) {
    const { at: opensAt, short: opening } = describeOpening(departure.sale_opening, today);
    return { id, dates, opening, opensAt };
  }
  return { id, dates, seats: { left, isLast: left <= lastPlaces && left < capacity } };
}
