import type { ReviewSort } from "@tour/api";

/** Orders as an address names them; the newest first without a name. */
export const reviewOrders = { default: "", "-rating": "best", rating: "critical" } as const;

/** Where all reviews of an organiser stand, in an order, from a page on. */
export function reviewsPath(slug: string, sort: ReviewSort = "default", page = 1): string {
  const order = reviewOrders[sort];
  const path = `/organizers/${slug}/reviews${order && `/${order}`}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The order that an address names; undefined for none that there is. */
export const readOrder = (order: string): ReviewSort | undefined =>
  (Object.keys(reviewOrders) as ReviewSort[]).find((sort) => reviewOrders[sort] === order);
