import type { PageData } from "../page-data/page-data.ts";
import { byPrice, bySoonest, summarizeTour } from "../page-data/summarize-tour.ts";
import type { TourSummary } from "../page-data/summarize-tour.ts";

interface Choices {
  source: "all" | "chosen";
  /** A new entry of the form's list is null until a tour is picked. */
  tour_ids: (number | null)[];
  order: "soonest" | "price" | "manual";
}

/** The site's tours as the organiser wants them; chosen ones that are gone are left out. */
export function selectTours(page: PageData, { source, tour_ids, order }: Choices): TourSummary[] {
  const found =
    source === "all"
      ? page.tours
      : [...new Set(tour_ids)].flatMap((id) => page.tours.find((tour) => tour.id === id) ?? []);
  const summaries = found.map((tour) => summarizeTour(tour, page.today));
  if (order === "manual") return summaries;
  return summaries.toSorted(order === "price" ? byPrice : bySoonest);
}
