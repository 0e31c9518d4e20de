import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { RequestList, RequestRow } from "@tour/api";
import { fitsSearch } from "./fits-search.ts";
import { orderRows } from "./order-rows.ts";
import { requestListsKey } from "./requests-key.ts";
import type { RequestSearch } from "./request-search.ts";

/** Every request that a list of this organiser has shown, as it was read last. */
function collectRows(queryClient: QueryClient, organizerId: number): RequestRow[] {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: requestListsKey(organizerId) })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const rows = lists.flatMap(
    ({ state }) =>
      (state.data as InfiniteData<RequestList> | undefined)?.pages.flatMap(({ data }) => data) ??
      [],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Those of them that a search asks for, in its order: shown until the server has answered. */
export const findKnownRows = (
  queryClient: QueryClient,
  organizerId: number,
  search: RequestSearch,
  now = Date.now(),
): RequestRow[] =>
  orderRows(
    collectRows(queryClient, organizerId).filter((row) => fitsSearch(row, search, now)),
    search.order ?? "late",
  );
