import type { PageData } from "../page-data/page-data.ts";
import { isOpen, selectDepartures } from "../page-data/select-departures.ts";
import type { DepartureView } from "../page-data/select-departures.ts";

/** A departure with the tour that it is of. */
export interface ScheduleRow extends DepartureView {
  tourId: number;
  title: string;
  /** Path of the tour's page. */
  path: string;
}

interface Wanted {
  months_ahead: number;
  show_full: boolean;
}

/** The first month that is no longer shown, `yyyy-MM`. */
function monthAfter(today: string, count: number): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + count;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}

/** The coming departures of all the site's tours, soonest first. */
export function selectSchedule(page: PageData, { months_ahead, show_full }: Wanted) {
  const end = monthAfter(page.today, months_ahead);
  const rows = page.tours
    .flatMap((tour) =>
      selectDepartures(tour.departures, page.today).map((departure): ScheduleRow => ({
        ...departure,
        tourId: tour.id,
        title: tour.title,
        path: `/${tour.slug}`,
      })),
    )
    .filter((row) => row.start < end && (show_full || isOpen(row)))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
  return { rows, siteUrl: page.site.url };
}
