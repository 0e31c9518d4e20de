import { listTourGaps, searchShows } from "@tour/api";
import type { ReadinessName, ReadinessPlace, TourGap } from "@tour/api";
import { noneOf, unless } from "../check.ts";
import type { Check } from "../check.ts";
import type { DepartureFacts, OfferedTour } from "../read-offer.ts";
import type { ReadinessFacts } from "../readiness-facts.ts";

/** What is offered, and when. */
export const tourChecks: readonly Check[] = [
  { name: "on_sale", weight: "essential", look: ({ isOnSale }) => unless(isOnSale) },
  ofTours("dates", (tour, { departures }) => datesOf(tour, departures).length === 0),
  {
    name: "prices",
    weight: "serious",
    look: ({ departures }) =>
      departures.length === 0
        ? "not asked"
        : noneOf(departures.filter(isUnsaleable).map(toDeparturePlace)),
  },
  ofTours("sold_out", (tour, { departures }) => {
    const dates = datesOf(tour, departures);
    return (
      dates.length > 0 && dates.every(({ capacity, held }) => capacity > 0 && held >= capacity)
    );
  }),
  ofGaps("programme", ["program", "shortProgram"]),
  ofGaps("photos", ["picture"]),
  ofGaps("guides", ["guides"]),
  ofGaps("tour_texts", ["description", "shortDescription"]),
  ofGaps("tour_details", ["place", "included", "meeting"]),
];

/** What of a tour is agreed on before money is paid. */
export const termChecks: readonly Check[] = [
  ofTours("prepayment", ({ prepaymentPercent }) => prepaymentPercent === 0),
  ofGaps("refunds", ["cancellation"]),
];

/** How search engines see tours. */
export const tourSearchChecks: readonly Check[] = [
  ofTours("tour_titles", ({ title }) => title.length > searchShows.title),
  ofTours(
    "tour_descriptions",
    ({ subtitle, facts }) =>
      subtitle > searchShows.description || (subtitle === 0 && facts.description === 0),
  ),
];

const datesOf = ({ id }: OfferedTour, departures: readonly DepartureFacts[]) =>
  departures.filter(({ tourId }) => tourId === id);

const isUnsaleable = ({ capacity, lowestPrice }: DepartureFacts) =>
  capacity === 0 || lowestPrice === null || lowestPrice === 0;

const toDeparturePlace = ({ id, title, startDate }: DepartureFacts): ReadinessPlace => ({
  ...{ kind: "departure", id, title },
  start_date: startDate,
});

/** Advice about the tours of which something is true; not asked while guests see none. */
function ofTours(
  name: ReadinessName,
  isWrong: (tour: OfferedTour, facts: ReadinessFacts) => boolean,
): Check {
  const look: Check["look"] = (facts) => {
    if (facts.tours.length === 0) return "not asked";
    const wrong = facts.tours.filter((tour) => isWrong(tour, facts));
    return noneOf(wrong.map(({ id, title }) => ({ kind: "tour", id, title })));
  };
  return { name, weight: "advice", look };
}

/** The same about tours that leave out any of this. */
function ofGaps(name: ReadinessName, gaps: readonly TourGap[]): Check {
  const look: Check["look"] = ({ tours }) => {
    if (tours.length === 0) return "not asked";
    const places = tours.flatMap(({ id, title, facts }): ReadinessPlace[] => {
      const gap = listTourGaps(facts).find((one) => gaps.includes(one));
      return gap ? [{ kind: "tour", id, title, gap }] : [];
    });
    return noneOf(places);
  };
  return { name, weight: "advice", look };
}
