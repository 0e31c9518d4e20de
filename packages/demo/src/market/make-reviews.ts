import { addDays } from "@tour/dates";
import type { Random } from "../pictures/random.ts";
import { firstNames, homeTowns, reviewTexts } from "./names.ts";

export interface MarketReview {
  author: string;
  city: string;
  rating: number;
  text: string;
  date: string;
}

/** Most tours have few reviews, some many; they are good for the most part. */
export function makeReviews(random: Random, today: string): MarketReview[] {
  const count = Math.floor(random.next() ** 3 * 9);
  return Array.from({ length: count }, () => ({
    author: random.pick(firstNames),
    city: random.pick(homeTowns),
    rating: random.pick([5, 5, 5, 5, 5, 4, 4, 3]),
    text: random.pick(reviewTexts),
    date: addDays(today, -Math.ceil(random.between(10, 900))),
  }));
}
