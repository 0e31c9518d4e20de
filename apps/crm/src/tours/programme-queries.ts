import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

const key = (organizerId: number) => ["organizer", organizerId, "programmes"];

/** Documents of which tours are made, for the screen that reads them and for the tours. */
export const programmeQueries = {
  all: key,
  unfinished: (organizerId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "unfinished"],
      queryFn: ({ signal }) =>
        client
          .listProgrammes({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  ofTour: (organizerId: number, tourId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "of tour", tourId],
      queryFn: ({ signal }) =>
        client
          .listProgrammes({ query: { organizer_id: organizerId, tour_id: tourId } }, { signal })
          .then(({ data }) => data),
    }),
  one: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...key(organizerId), id],
      queryFn: ({ signal }) =>
        client
          .viewProgramme({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
    }),
};
