import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectReviews } from "./select-reviews.ts";

const choices = { source: "organizer" as const, limit: 20, lowest_rating: 1 };

test("low ratings can be left out of the list, but never out of the overall rating", () => {
  const page = makeSamplePage("main");
  const { reviews, summary } = selectReviews(page, { ...choices, lowest_rating: 5 });
  expect(reviews.every(({ rating }) => rating === 5)).toBe(true);
  expect(summary.shares.find(({ mark }) => mark === 4)?.count).toBe(2);
  expect(summary.rating).toBe(page.organizer?.rating);
});

test("a tour's page shows the tour's own reviews, and not which tour they are of", () => {
  const page = makeSamplePage("tour");
  const { reviews, summary } = selectReviews(page, { ...choices, source: "tour" });
  expect(reviews.map(({ id }) => id)).toEqual(page.tour?.reviews.map(({ id }) => id));
  expect(reviews.some((review) => "tour_title" in review)).toBe(false);
  expect(summary.count).toBe(page.tour?.reviews_count);
});

test("a page without a tour shows the organiser's reviews, whatever the source", () => {
  const page = makeSamplePage("main");
  const { reviews } = selectReviews(page, { ...choices, source: "tour", limit: 2 });
  expect(reviews.map(({ id }) => id)).toEqual(page.reviews?.slice(0, 2).map(({ id }) => id));
});

test("without reviews there is no list and no rating", () => {
  const page = { ...makeSamplePage("main"), reviews: [], organizer: null };
  const { reviews, summary } = selectReviews(page, choices);
  expect(reviews).toEqual([]);
  expect(summary).toMatchObject({ rating: null, count: 0, known: 0, aspects: [] });
});

test("an aspect's rating is that of those who rated it, and of none there is none", () => {
  const page = makeSamplePage("main");
  const [first, second, third] = page.reviews!.map(({ aspects: _, ...review }) => review);
  const reviews = [
    { ...first!, aspects: { guide: 5, value: 4 } },
    { ...second!, aspects: { guide: 4 } },
    third!,
  ];
  expect(selectReviews({ ...page, reviews }, choices).summary.aspects).toEqual([
    { aspect: "guide", rating: 4.5 },
    { aspect: "value", rating: 4 },
  ]);
});
