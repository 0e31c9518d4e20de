import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** Where a reader of an organiser's changes goes on: asked for once, and then written by each look. */
export const cursorOf = (organizerId: number) =>
  queryOptions({
    queryKey: ["changes", organizerId],
    queryFn: ({ signal }) =>
      client
        .officeChanges({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data.cursor),
    staleTime: Infinity,
    gcTime: Infinity,
  });
