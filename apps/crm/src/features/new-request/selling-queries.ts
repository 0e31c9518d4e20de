import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** What the form of a new request reads. */
export const sellingQueries = {
  /** Never an old one: seats are sold meanwhile. */
  offer: (organizerId: number, tourId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "selling-offer", tourId],
      queryFn: ({ signal }) =>
        client
          .sellingOffer({ query: { organizer_id: organizerId, tour_id: tourId } }, { signal })
          .then(({ data }) => data),
      staleTime: 0,
    }),
  guest: (organizerId: number, guest: { phone: string; email: string }) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "requests", "guest", guest],
      queryFn: ({ signal }) =>
        client
          .findGuest({ query: { organizer_id: organizerId, ...guest } }, { signal })
          .then(({ data }) => data),
    }),
};
