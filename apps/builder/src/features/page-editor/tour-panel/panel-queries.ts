import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/**
 * What a form begins from is read once, when it opens: a newer one that came by itself would be saved
 * over without a question.
 */
const once = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
};

export const tourQuery = (organizerId: number, id: number) =>
  queryOptions({
    queryKey: ["tour-panel", organizerId, "tour", id],
    queryFn: ({ signal }) =>
      client
        .viewTour({ query: { organizer_id: organizerId, id } }, { signal })
        .then(({ data }) => data),
    ...once,
  });

export const departureQuery = (organizerId: number, id: number) =>
  queryOptions({
    queryKey: ["tour-panel", organizerId, "departure", id],
    queryFn: ({ signal }) =>
      client
        .viewDeparture({ query: { organizer_id: organizerId, id } }, { signal })
        .then(({ data }) => data),
    ...once,
  });
