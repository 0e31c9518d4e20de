import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import type { ActivitySearch } from "./activity-search.ts";

/** A page of what was done; read anew each time. */
export const activityQuery = (organizerId: number, search: ActivitySearch) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "activity", search],
    queryFn: ({ signal }) =>
      client.listActivity({ query: { organizer_id: organizerId, ...search } }, { signal }),
    staleTime: 0,
  });
