import type { LinkedNode } from "./linked-node.ts";

const marks = { bestRating: 5, worstRating: 1 };

/** What all reviews come to; undefined while there are none. */
export function describeRating(rating: number | null, count: number): LinkedNode | undefined {
  if (rating === null || count < 1) return undefined;
  return {
    "@type": "AggregateRating",
    ratingValue: Math.round(rating * 10) / 10,
    reviewCount: count,
    ...marks,
  };
}

/** The mark that one traveller gave. */
export const describeMark = (ratingValue: number): LinkedNode => ({
  "@type": "Rating",
  ratingValue,
  ...marks,
});
