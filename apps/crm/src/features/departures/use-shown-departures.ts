import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readToday } from "@tour/dates";
import { useMemo } from "react";
import { useOrganizer } from "@tour/office/shell";
import { departureQueries } from "./departure-queries.ts";
import type { DepartureSearch } from "./departure-search.ts";
import { filterDepartures } from "./filter-departures.ts";
import { shownPeriod } from "./shown-period.ts";
import { tourQueries } from "../../tours/tour-queries.ts";

/** The day on which the person sits before the screen, `yyyy-MM-dd`. */
export const todayHere = () =>
  readToday(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** The dates that the address asks for, and the tours that they are of. */
export function useShownDepartures(search: DepartureSearch) {
  const { organizer } = useOrganizer();
  const today = todayHere();
  const tours = useQuery(tourQueries.all(organizer.id));
  const departures = useQuery({
    ...departureQueries.shown(organizer.id, shownPeriod(search, today)),
    placeholderData: keepPreviousData,
  });
  const { tour, status, seats } = search;
  const shown = useMemo(
    () => filterDepartures(departures.data ?? [], { tour, status, seats }),
    [departures.data, tour, status, seats],
  );
  return {
    today,
    organizerId: organizer.id,
    tours: tours.data ?? [],
    departures: shown,
    isLoading: tours.isPending || departures.isPending,
    isTurning: departures.isPlaceholderData,
    error: tours.error ?? departures.error,
    retry: () => void Promise.all([tours.refetch(), departures.refetch()]),
  };
}
export type ShownDepartures = ReturnType<typeof useShownDepartures>;
