import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import type { ReviewsSearch } from "./reviews-search.ts";

/** Of all that is read of an organiser's reviews: an answer makes it stale. */
export const reviewsKey = (organizerId: number) => ["organizer", organizerId, "reviews"];

export const reviewsQuery = (organizerId: number, search: ReviewsSearch) =>
  queryOptions({
    queryKey: [...reviewsKey(organizerId), search],
    queryFn: ({ signal }) => {
      const { tour, rating, answered, page } = search;
      const asked = { tour_id: tour, rating, is_answered: answered, page };
      return client.listReviews({ query: { organizer_id: organizerId, ...asked } }, { signal });
    },
  });
