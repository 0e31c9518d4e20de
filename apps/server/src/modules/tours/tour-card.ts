import type { Departure, FullTour, Money, Review, TourCard } from "@tour/api";
import type { cardColumns } from "./card-columns.ts";
import { readDepartures } from "./coming-departures.ts";
import type { ComingDepartures } from "./coming-departures.ts";
import { toTourInput } from "./edited-tour.ts";
import type { TourRow } from "./tour.table.ts";

export type CardRow = Pick<TourRow, Exclude<keyof ReturnType<typeof cardColumns>, "coming">> & {
  coming: ComingDepartures;
};

export function toTourCard(row: CardRow): TourCard {
  const coming = readDepartures(row.coming, row.id, row.currency);
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

/** What one can still pay: the lowest price of a person on departures with seats, else of all of them. */
export function lowestPrice(coming: Departure[]): Money | null {
  const hasFree = coming.some((departure) => departure.seats_left > 0);
  let lowest: Money | null = null;
  for (const { seats_left: left, prices } of coming) {
    if (hasFree && left <= 0) continue;
    for (const { price, kind } of prices) {
      if (kind && kind !== "person") continue;
      if (lowest === null || price.amount < lowest.amount) lowest = price;
    }
  }
  return lowest;
}

export function toTour(row: TourRow & Pick<CardRow, "coming">, latest: Review[]): FullTour {
  const { time_zone: _, tourist_form: __, from_cities: ___, guides, ...written } = toTourInput(row);
  return {
    ...toTourCard(row),
    ...written,
    // Their numbers are for who travels with them.
    guides: guides.map(({ phone: ____, ...guide }) => guide),
    reviews: latest,
  };
}
