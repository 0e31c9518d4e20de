import { queryOptions } from "@tanstack/react-query";
import type { FigurePeriod } from "@tour/api";
import { client } from "@tour/office/api";

/** What an organiser's home reads. */
export const homeQueries = {
  home: (organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "home"],
      queryFn: ({ signal }) =>
        client
          .officeHome({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  visits: (organizerId: number, days: FigurePeriod) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "visits", days],
      queryFn: ({ signal }) =>
        client
          .visitFigures({ query: { organizer_id: organizerId, days } }, { signal })
          .then(({ data }) => data),
    }),
};
