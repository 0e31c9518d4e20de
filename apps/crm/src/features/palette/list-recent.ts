import type { QueryClient } from "@tanstack/react-query";
import type { RequestRow, SellerRequest } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { requestNames } from "../../texts/request-names.ru.ts";

const maxRecent = 5;

type Described = Pick<SellerRequest, "id" | "status"> & {
  guest: string;
  tour: { title: string; time_zone: string };
  departure: { start_date: string; end_date: string };
};

/** The requests that were opened last, latest first, as they are in memory. */
export const listRecent = (queryClient: QueryClient, organizerId: number): Described[] =>
  queryClient
    .getQueryCache()
    // What is read beside a request stands below its key.
    .findAll({ queryKey: ["request"], predicate: ({ queryKey }) => queryKey.length === 2 })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data ? [state.data as SellerRequest] : []))
    .filter((request) => request.organizer_id === organizerId)
    .slice(0, maxRecent)
    .map((request) => ({ ...request, guest: request.contact.name }));

/** A request in two lines. */
export function describeRequest({ id, status, guest, tour, departure }: Described | RequestRow) {
  const { start_date: start, end_date: end } = departure;
  const dates = formatDateRange(start, end, readToday(tour.time_zone, new Date()));
  return {
    label: `${requestNames.number(id)}, ${guest}`,
    note: `${tour.title}, ${dates}, ${requestNames.tag[status].toLowerCase()}`,
  };
}
