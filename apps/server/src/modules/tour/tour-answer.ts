import type { Departure, Money, Review, Tour, TourCard } from "@tour/api";
import type { cardColumns } from "./card-columns.ts";
import type { TourRow } from "./tour.table.ts";
import type { departurePrices, departures } from "./departure.table.ts";
import type { reviews } from "./tour.table.ts";

type CardRow = Pick<TourRow, keyof typeof cardColumns>;

/** A departure as visitors see it; prices in the order of the tour's options are the caller's. */
export function toDeparture(
  row: typeof departures.$inferSelect,
  prices: (typeof departurePrices.$inferSelect)[],
  currency: Money["currency"],
): Departure {
  return {
    id: row.id,
    tour_id: row.tourId,
    start_date: row.startDate,
    end_date: row.endDate,
    capacity: row.capacity,
    seats_left: row.status === "closed" ? 0 : row.capacity - row.held,
    status: row.status,
    prices: prices
      .toSorted((a, b) => a.amount - b.amount)
      .map(({ optionId, amount }) => ({ option_id: optionId, price: { amount, currency } })),
  };
}

export function toTourCard(row: CardRow, coming: Departure[]): TourCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    image: row.image,
    places: row.places,
    activities: row.activities,
    days: row.days,
    nights: row.nights,
    difficulty: row.difficulty,
    group_size_from: row.groupSizeFrom,
    group_size_to: row.groupSizeTo,
    min_age: row.minAge,
    price_from: lowestPrice(coming),
    departures: coming,
    rating: row.rating,
    reviews_count: row.reviewsCount,
  };
}

/** What one can still pay: the lowest price of departures with seats, else of all of them. */
export function lowestPrice(coming: Departure[]): Money | null {
  const free = coming.filter((departure) => departure.seats_left > 0);
  const prices = (free.length > 0 ? free : coming).flatMap((departure) => departure.prices);
  return prices.reduce<Money | null>(
    (lowest, { price }) => (lowest && lowest.amount <= price.amount ? lowest : price),
    null,
  );
}

export function toReview(row: typeof reviews.$inferSelect): Review {
  const { id, author, city, rating, text, date, photos } = row;
  return { id, author, rating, text, date, photos, ...(city && { city }) };
}

export function toTour(row: TourRow, coming: Departure[], latest: Review[]): Tour {
  return {
    ...toTourCard(row, coming),
    ...row.content,
    description: row.description,
    product_type: row.productType,
    prepayment_percent: row.prepaymentPercent,
    is_instant_confirmation: row.isInstantConfirmation,
    languages: row.languages,
    reviews: latest,
  };
}
