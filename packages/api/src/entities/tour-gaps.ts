/** How much of what guests look for a tour says. */
export interface TourFacts {
  pictures: number;
  /** In characters. */
  description: number;
  programmeDays: number;
  days: number;
  guides: number;
  places: number;
  included: number;
  hasMeetingPlace: boolean;
  cancellationRules: number;
}

/** With fewer characters a description tells nothing of a tour. */
const leastDescription = 200;

/** What guests look for, and where in a tour's editor it is written: a part, and a field of it. */
export const tourGapWays = {
  picture: { part: "pictures", field: "media" },
  description: { part: "main", field: "description" },
  shortDescription: { part: "main", field: "description" },
  program: { part: "program", field: "program" },
  shortProgram: { part: "program", field: "program" },
  guides: { part: "guides", field: "guides" },
  place: { part: "places", field: "places" },
  included: { part: "included", field: "included" },
  meeting: { part: "meeting", field: "meeting_place" },
  cancellation: { part: "cancellation", field: "cancellation_rules" },
} as const satisfies Record<string, { part: string; field: string }>;

export type TourGap = keyof typeof tourGapWays;

/** What of that a tour does not say: guests hesitate without it. */
export function listTourGaps(tour: TourFacts): TourGap[] {
  const isGap: Record<TourGap, boolean> = {
    picture: tour.pictures === 0,
    description: tour.description === 0,
    shortDescription: tour.description > 0 && tour.description < leastDescription,
    program: tour.programmeDays === 0,
    shortProgram: tour.programmeDays > 0 && tour.programmeDays < tour.days,
    guides: tour.guides === 0,
    place: tour.places === 0,
    included: tour.included === 0,
    meeting: !tour.hasMeetingPlace,
    cancellation: tour.cancellationRules === 0,
  };
  return (Object.keys(tourGapWays) as TourGap[]).filter((gap) => isGap[gap]);
}
