import { reviewAspects } from "@tour/api";
import type { Review, ReviewAspect } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";

interface Choices {
  source: "organizer" | "tour";
  limit: number;
  lowest_rating: number;
}

/** How one mark is spread over the reviews that are known here. */
interface RatingShare {
  /** 5 to 1. */
  mark: number;
  count: number;
  /** Whole per cent of the known reviews. */
  percent: number;
}

/** What travellers rated one side of the trip. */
interface AspectRating {
  aspect: ReviewAspect;
  /** 1 to 5, of those who rated it. */
  rating: number;
}

export interface ReviewsSummary {
  /** 1 to 5; null without any. */
  rating: number | null;
  /** How many reviews the rating is made of. */
  count: number;
  shares: RatingShare[];
  /** Of the known reviews; those that nobody rated are left out. */
  aspects: AspectRating[];
  /** How many reviews the shares are made of: the latest ones when there are more. */
  known: number;
}

const marks = [5, 4, 3, 2, 1] as const;

/** The tour's reviews on its page if asked for, else those of all the organiser's tours. */
function readSource({ tour, organizer, reviews = [] }: PageData, source: Choices["source"]) {
  if (source === "tour" && tour) {
    // The page says already which tour it is.
    const own = tour.reviews.map(({ tour_title: _, ...review }) => review);
    return { all: own, rating: tour.rating, count: tour.reviews_count };
  }
  return {
    all: reviews,
    rating: organizer?.rating ?? null,
    count: organizer?.reviews_count ?? 0,
  };
}

const average = (reviews: readonly Review[]) =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

function rateAspects(reviews: readonly Review[]): AspectRating[] {
  return reviewAspects.flatMap((aspect) => {
    const marks = reviews.flatMap(({ aspects }) => aspects?.[aspect] ?? []);
    if (marks.length === 0) return [];
    return { aspect, rating: marks.reduce((sum, mark) => sum + mark, 0) / marks.length };
  });
}

/**
 * The reviews to show, newest first, and what all of them come to. The summary counts the low marks
 * too: leaving them out of the list does not raise the rating.
 */
export function selectReviews(
  page: PageData,
  { source, limit, lowest_rating }: Choices,
): { reviews: Review[]; summary: ReviewsSummary } {
  const { all, rating, count } = readSource(page, source);
  const shares = marks.map((mark) => {
    const having = all.filter((review) => review.rating === mark).length;
    const percent = all.length > 0 ? Math.round((having / all.length) * 100) : 0;
    return { mark, count: having, percent };
  });
  return {
    reviews: all
      .filter((review) => review.rating >= lowest_rating && review.text.trim())
      .slice(0, limit),
    summary: {
      rating: rating ?? (all.length > 0 ? average(all) : null),
      count: Math.max(count, all.length),
      shares,
      aspects: rateAspects(all),
      known: all.length,
    },
  };
}
