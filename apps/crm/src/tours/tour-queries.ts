import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { loadAllPages } from "@tour/api/queries";
import { client } from "@tour/office/api";

/** Of whatever is read of an organiser's dates: what is changed makes all of it stale. */
export const departuresKey = (organizerId: number) => ["organizer", organizerId, "departures"];

/** What the screens of tours and of their dates read. */
export const tourQueries = {
  all: (organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "all-tours"],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listTours(
            { query: { organizer_id: organizerId, status: "all", page } },
            { signal },
          ),
        ),
    }),
  one: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "edited-tour", id],
      queryFn: ({ signal }) =>
        client
          .viewTour({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
  allComingDates: (organizerId: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "all-coming"],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listDepartures({ query: { organizer_id: organizerId, page } }, { signal }),
        ),
    }),
  comingDates: (organizerId: number, tourId: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "coming", tourId],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listDepartures(
            { query: { organizer_id: organizerId, tour_id: tourId, page } },
            { signal },
          ),
        ),
    }),
};

/** After dates were changed: lists of tours say their next date and price, too. */
export const rereadDates = (queryClient: QueryClient, organizerId: number): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: departuresKey(organizerId) }),
    queryClient.invalidateQueries(tourQueries.all(organizerId)),
  ]);
