import { useQuery } from "@tanstack/react-query";
import { formatDateRange } from "@tour/blocks/format";
import { todayHere } from "../../tours/today-here.ts";
import { tourQueries } from "../../tours/tour-queries.ts";
import { fitsTyped } from "./fits-typed.ts";

interface Found {
  organizerId: number;
  typed: string;
  isWanted: boolean;
}

/** Tours by their titles, and coming dates by their tours and days; nothing typed finds none. */
export function useFoundTours({ organizerId, typed, isWanted }: Found) {
  const tours = useQuery({ ...tourQueries.all(organizerId), enabled: isWanted });
  const dates = useQuery({ ...tourQueries.allComingDates(organizerId), enabled: isWanted });
  if (!isWanted || typed === "") return { tours: [], dates: [] };
  const titleOf = new Map(tours.data?.map(({ id, title }) => [id, title]));
  const today = todayHere();
  const described = (dates.data ?? []).map(({ id, tour_id: tourId, ...date }) => ({
    id,
    label: formatDateRange(date.start_date, date.end_date, today),
    note: titleOf.get(tourId) ?? "",
  }));
  return {
    tours: (tours.data ?? []).filter(({ title }) => fitsTyped(title, typed)),
    dates: described.filter(({ label, note }) => fitsTyped(`${label} ${note}`, typed)),
  };
}
