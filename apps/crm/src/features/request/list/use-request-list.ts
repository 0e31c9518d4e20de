import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { RequestList, RequestRow } from "@tour/api";
import { useMemo, useState } from "react";
import { findKnownRows } from "../../../requests/known-rows.ts";
import { requestQueries } from "../../../requests/request-queries.ts";
import type { RequestSearch } from "../../../requests/request-search.ts";

/** How often one looks for what is new, in ms. */
const lookEvery = 60_000;

/**
 * Requests by a search: those that are known at once, and then as the server has them; where it does
 * not answer, those that are known stay. The search is compared by what it is, not by what it says.
 */
export function useRequestList(organizerId: number, search: RequestSearch) {
  const queryClient = useQueryClient();
  const found = useInfiniteQuery({
    ...requestQueries.list(organizerId, search),
    refetchInterval: lookEvery,
  });
  const { data, dataUpdatedAt, error } = found;
  const { rows, readAt } = useMemo(
    () =>
      data
        ? { rows: joinPages(data.pages), readAt: dataUpdatedAt }
        : readKnown(queryClient, organizerId, search),
    [data, dataUpdatedAt, queryClient, organizerId, search],
  );
  const first = data?.pages[0];
  const counts = useLast(first?.counts);
  return {
    rows,
    /** Undefined until the server has answered. */
    total: first?.pagination.items_count,
    counts,
    isFromMemory: !data && rows.length > 0,
    /** Nothing is known, and an answer is on its way. */
    isPending: !data && rows.length === 0 && !error,
    isEmpty: first !== undefined && rows.length === 0,
    error,
    /** When the rows were read, in ms. */
    readAt,
    retry: () => void found.refetch(),
    hasMore: found.hasNextPage,
    loadMore: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
  };
}

export type ShownRequests = ReturnType<typeof useRequestList>;

/** A request that moved up between two pages stands in both. */
const joinPages = (pages: RequestList[]): RequestRow[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row]))).values(),
];

const readKnown = (queryClient: QueryClient, organizerId: number, search: RequestSearch) => ({
  rows: findKnownRows(queryClient, organizerId, search),
  readAt: Date.now(),
});

/** What was known last, while nothing newer is. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
