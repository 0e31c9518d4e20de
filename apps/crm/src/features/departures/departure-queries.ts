import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import { loadAllPages } from "./load-all-pages.ts";
import type { ShownPeriod } from "./shown-period.ts";

/** Of whatever these screens read of an organiser: what is changed makes all of it stale. */
export const departuresKey = (organizerId: number) => ["organizer", organizerId, "departures"];

/** What the screens of dates read. */
export const departureQueries = {
  shown: (organizerId: number, period: ShownPeriod) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "shown", period],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listDepartures(
            { query: { organizer_id: organizerId, page, ...period } },
            { signal },
          ),
        ),
    }),
  ofTour: (organizerId: number, tourId: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "tour", tourId],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listDepartures(
            { query: { organizer_id: organizerId, tour_id: tourId, period: "all", page } },
            { signal },
          ),
        ),
    }),
  one: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "one", id],
      queryFn: ({ signal }) =>
        client
          .viewDeparture({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
  requests: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "requests", id],
      queryFn: ({ signal }) =>
        loadAllPages((page) =>
          client.listRequests(
            { query: { organizer_id: organizerId, departure_id: id, page } },
            { signal },
          ),
        ),
    }),
  tours: (organizerId: number) =>
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
  tour: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "edited-tour", id],
      queryFn: ({ signal }) =>
        client
          .viewTour({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
};
