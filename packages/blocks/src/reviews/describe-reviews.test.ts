import type { Tour } from "@tour/api";
import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { describeReviews } from "./describe-reviews.ts";
import { reviews as block } from "./reviews.block.ts";
import { selectReviews } from "./select-reviews.ts";

const page = makeSamplePage("tour");
const tour = page.tour as Tour;
const choices = { source: "tour", limit: 20, lowest_rating: 1 } as const;
const say = (changed: Partial<Tour>, chosen: Parameters<typeof selectReviews>[1] = choices) => {
  const own = { ...page, tour: { ...tour, ...changed } };
  return describeReviews(own, selectReviews(own, chosen))[0];
};

test("a review is described with its author, date and rating, the overall rating is that of all reviews", () => {
  expect(say({ reviews: tour.reviews.slice(0, 1), rating: 4.86, reviews_count: 48 })).toEqual({
    "@type": "Product",
    "@id": "http://tropa.localhost:3000/tour-1#tour",
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 4.9,
      reviewCount: 48,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: tour.reviews[0]?.author },
        datePublished: tour.reviews[0]?.date,
        reviewBody: tour.reviews[0]?.text,
        reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5, worstRating: 1 },
      },
    ],
  });
});

test("low ratings that are not shown still count", () => {
  const [first] = tour.reviews;
  if (!first) throw new Error("The sample has reviews");
  const all = [first, { ...first, id: 99, rating: 1 }];
  const said = say(
    { reviews: all, rating: null, reviews_count: 2 },
    { ...choices, lowest_rating: 5 },
  );
  expect(said).toMatchObject({ aggregateRating: { ratingValue: 3, reviewCount: 2 } });
  expect(said?.review).toHaveLength(1);
});

test("there is no rating without reviews, and none that the organiser gives themselves", () => {
  expect(say({ reviews: [], rating: null, reviews_count: 0 })?.aggregateRating).toBeUndefined();
  const ofAll = { ...block.sample, source: "organizer" as const };
  expect(block.structuredData?.(ofAll, selectReviews(page, ofAll), page)).toEqual([]);
});
