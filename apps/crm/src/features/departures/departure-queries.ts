import { queryOptions } from "@tanstack/react-query";
import { loadAllPages } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { departuresKey } from "../../tours/tour-queries.ts";
import type { ShownPeriod } from "./shown-period.ts";

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
  guests: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "guests", id],
      queryFn: ({ signal }) =>
        client
          .departureGuests({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
  rooming: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...departuresKey(organizerId), "rooming", id],
      queryFn: ({ signal }) =>
        client
          .departureRooming({ query: { organizer_id: organizerId, id } }, { signal })
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
};
