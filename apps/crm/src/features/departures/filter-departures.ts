import type { EditedDeparture } from "@tour/api";
import type { DepartureSearch } from "./departure-search.ts";

/** Those that the filters leave; a month is asked of the server already. */
export const filterDepartures = (
  departures: readonly EditedDeparture[],
  { tour, status, seats }: DepartureSearch,
): EditedDeparture[] =>
  departures.filter(
    (one) =>
      (tour === undefined || one.tour_id === tour) &&
      (status === undefined || one.status === status) &&
      (seats === undefined || one.seats_left > 0),
  );

/** Whether anything is left out beside the month. */
export const isFiltered = ({ tour, status, seats }: DepartureSearch): boolean =>
  tour !== undefined || status !== undefined || seats !== undefined;
