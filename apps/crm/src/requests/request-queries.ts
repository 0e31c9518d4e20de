import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import { requestListsKey, requestsKey } from "./requests-key.ts";
import type { RequestSearch } from "./request-search.ts";

const toQuery = ({
  status,
  late,
  tour,
  departure,
  money,
  step,
  waits,
  q,
  order,
}: RequestSearch) => ({
  ...(status && { status }),
  ...(late && { is_late: 1 as const }),
  ...(tour !== undefined && { tour_id: tour }),
  ...(departure !== undefined && { departure_id: departure }),
  ...(money && { money }),
  ...(step && { step }),
  ...(waits !== undefined && { unanswered_for: waits }),
  ...(q && { q }),
  ...(order && { order }),
});

/** What screens of requests read. */
export const requestQueries = {
  list: (organizerId: number, search: RequestSearch) => {
    const asked = toQuery(search);
    return infiniteQueryOptions({
      queryKey: [...requestListsKey(organizerId), asked],
      queryFn: ({ signal, pageParam: page }) =>
        client.listRequests({ query: { organizer_id: organizerId, ...asked, page } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
    });
  },
  guest: (organizerId: number, chatId: number) =>
    queryOptions({
      queryKey: [...requestsKey(organizerId), "guest", chatId],
      queryFn: ({ signal }) =>
        client.viewGuest({ query: { chat_id: chatId } }, { signal }).then(({ data }) => data),
    }),
};
