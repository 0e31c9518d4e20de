import type { TourCard } from "@tour/api";
import { addMonths } from "@tour/dates";
import type { PageData, ScheduledDeparture } from "../page-data/page-data.ts";
import { isTaken, selectDepartures } from "../page-data/select-departures.ts";
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

const scheduleOf = (tours: readonly TourCard[]): ScheduledDeparture[] =>
  tours.flatMap((tour) => tour.departures.map((departure) => ({ departure, tour })));

/** The coming departures of all the site's tours, soonest first. */
export function selectSchedule(page: PageData, { months_ahead, show_full }: Wanted) {
  /** The first month that is no longer shown. */
  const end = addMonths(page.today, months_ahead).slice(0, 7);
  const rows = (page.schedule ?? scheduleOf(page.tours))
    .flatMap(({ departure, tour: { id, title, slug } }) =>
      selectDepartures([departure], page.today).map((view): ScheduleRow => ({
        ...view,
        tourId: id,
        title,
        path: `/${slug}`,
      })),
    )
    .filter((row) => row.start < end && (show_full || !isTaken(row)))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
  return { rows, siteUrl: page.site.url };
}
