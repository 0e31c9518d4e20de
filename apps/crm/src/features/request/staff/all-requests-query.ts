import { queryOptions } from "@tanstack/react-query";
import { lookEvery } from "@tour/office/live";
import { staffClient } from "@tour/office/api";
import type { StaffRequestSearch } from "./staff-request-search.ts";

/** Requests of all organisers, by what staff look for. */
export const allRequestsQuery = (asked: StaffRequestSearch) =>
  queryOptions({
    queryKey: ["staff", "requests", asked],
    queryFn: ({ signal }) => staffClient.listAllRequests({ query: asked }, { signal }),
    staleTime: 0,
    refetchInterval: lookEvery,
  });
