import { lastOccurrence } from "./calendar.ts";
import type { DemoTour } from "./demo-tour.ts";
import { keepTogether } from "./keep-together.ts";

/** A tour's reviews, as of so many years before today. */
export function planReviews({ reviews }: DemoTour, today: string) {
  return reviews.map(({ author, city, rating, on, years_ago, text }) => ({
    author,
    city,
    rating,
    text: keepTogether(text),
    date: lastOccurrence(on, today, years_ago),
    photos: [],
  }));
}
