import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** What a guide reads. */
export const guidingQueries = {
  departures: (organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "my-departures"],
      queryFn: ({ signal }) =>
        client
          .myDepartures({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  guests: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "my-departures", id],
      queryFn: ({ signal }) =>
        client
          .ledDepartureGuests({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
};
