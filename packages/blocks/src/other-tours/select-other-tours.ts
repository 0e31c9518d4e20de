import type { TourCard } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { bySoonest, summarizeTour } from "../page-data/summarize-tour.ts";
import type { TourSummary } from "../page-data/summarize-tour.ts";

interface Choices {
  source: "similar" | "soonest" | "chosen";
  /** A new entry of the form's list is null until a tour is picked. */
  tour_ids: (number | null)[];
  limit: number;
}

/** Tours but the one that the page shows; without it, all of them. */
export function selectOtherTours(
  { tour, tours, today }: Pick<PageData, "tour" | "tours" | "today">,
  { source, tour_ids, limit }: Choices,
): TourSummary[] {
  const others = tours.filter(({ id }) => id !== tour?.id);
  if (source === "chosen") {
    const chosen = [...new Set(tour_ids)].flatMap(
      (id) => others.find((one) => one.id === id) ?? [],
    );
    return chosen.slice(0, limit).map((one) => summarizeTour(one, today));
  }
  const soonest = others
    .map((one) => ({ summary: summarizeTour(one, today), likeness: compareTours(one, tour) }))
    .toSorted((a, b) => bySoonest(a.summary, b.summary));
  // Sorting keeps the order of equals: tours alike in the same measure stay soonest first.
  const sorted =
    source === "similar" ? soonest.toSorted((a, b) => b.likeness - a.likeness) : soonest;
  return sorted.slice(0, limit).map(({ summary }) => summary);
}

/** How much alike two tours are: what one does counts most, then where, then how hard it is. */
function compareTours(one: TourCard, other: TourCard | null): number {
  if (!other) return 0;
  const does = one.activities.some((activity) => other.activities.includes(activity));
  const places = new Set(other.places.map(({ level, name }) => `${level} ${name}`));
  const isNear = one.places.some(
    ({ level, name }) => level !== "country" && places.has(`${level} ${name}`),
  );
  const isAsHard = Math.abs(one.difficulty - other.difficulty) <= 1;
  return Number(does) * 4 + Number(isNear) * 2 + Number(isAsHard);
}
