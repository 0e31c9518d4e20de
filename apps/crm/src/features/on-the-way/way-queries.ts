import { queryOptions } from "@tanstack/react-query";
import type { EditedDeparture, TourListRow } from "@tour/api";
import { loadAllPages } from "@tour/api/queries";
import { client } from "@tour/office/api";

const key = (organizerId: number) => ["organizer", organizerId, "on-the-way"];

/** What the forms on the way choose from: short enough to lie on the device. */
export const wayQueries = {
  notice: (organizerId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "notice"],
      queryFn: ({ signal }) =>
        client
          .getSiteNotice({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  tours: (organizerId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "tours"],
      queryFn: async ({ signal }) => {
        const ask = (page: number) =>
          client.listTours({ query: { organizer_id: organizerId, page } }, { signal });
        return (await loadAllPages(ask)).map(toWayTour);
      },
    }),
  /** The nearest fifty. */
  dates: (organizerId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "dates"],
      queryFn: ({ signal }) =>
        client
          .listDepartures({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data.map(toWayDate)),
    }),
  gallery: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "gallery", id],
      queryFn: ({ signal }) =>
        client
          .viewTour({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data.fields.media),
    }),
  /** How many requests hold seats of a date. */
  requests: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "requests", id],
      queryFn: ({ signal }) =>
        client
          .departureGuests({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data.parties.length),
    }),
};

const toWayTour = ({ id, title, next_start_date }: TourListRow) => ({
  ...{ id, title, next_start_date },
});
export type WayTour = ReturnType<typeof toWayTour>;

const toWayDate = (date: EditedDeparture) => {
  const { id, tour_id, start_date, end_date, status, held } = date;
  return { id, tour_id, start_date, end_date, status, held };
};
export type WayDate = ReturnType<typeof toWayDate>;

/** Those that leave soonest first, then those without dates. */
export const orderTours = (tours: readonly WayTour[]): WayTour[] =>
  tours.toSorted((one, other) =>
    (one.next_start_date ?? "9").localeCompare(other.next_start_date ?? "9"),
  );
