import { importTexts } from "../import.texts.ts";
import { titleOf } from "../reading/field-titles.ts";
import type { ImportedTour } from "../reading/imported-tour.ts";
import type { ExistingTour } from "./existing-tour.ts";
import { findOwnTour } from "./find-own-tour.ts";
import type { OwnTours } from "./find-own-tour.ts";
import { planTour } from "./plan-tour.ts";
import type { PlanContext, TourPlan } from "./plan-tour.ts";

interface PlannedTour {
  imported: ImportedTour;
  existing: ExistingTour | undefined;
  plan: TourPlan;
}

/** What a file does with each of its tours; one that is there already is spoken of once. */
export function planImport(
  found: readonly FoundTour[],
  existing: ReadonlyMap<number, ExistingTour>,
  context: PlanContext,
): PlannedTour[] {
  const rows = new Map<number, number>();
  return found.map(({ imported, id }) => {
    const tour = id === undefined ? undefined : existing.get(id);
    const earlier = id === undefined ? undefined : rows.get(id);
    if (id !== undefined) rows.set(id, earlier ?? imported.row);
    const plan = planTour(
      earlier === undefined ? imported : repeat(imported, earlier),
      tour,
      context,
    );
    return { imported, existing: tour, plan };
  });
}

export interface FoundTour {
  imported: ImportedTour;
  /** Of the organiser's tour that it speaks of. */
  id: number | undefined;
}

/** Finds for each tour of a file which of the organiser's it is; what is unclear is told with it. */
export const findTours = (tours: readonly ImportedTour[], own: OwnTours): FoundTour[] =>
  tours.map((tour) => {
    const { id, problems } = findOwnTour(tour, own);
    return { id, imported: { ...tour, problems: [...tour.problems, ...problems] } };
  });

const repeat = (imported: ImportedTour, earlier: number): ImportedTour => {
  const text = importTexts.twiceInFile(earlier);
  const problem = { row: imported.row, column: titleOf("title"), level: "error" as const, text };
  return { ...imported, problems: [...imported.problems, problem] };
};
