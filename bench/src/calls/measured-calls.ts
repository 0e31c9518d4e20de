/** A call as it is measured, always the same. */
export interface MeasuredCall {
  title: string;
  path: string;
  /** Whether it is made in an organiser's name. */
  isSignedIn?: boolean;
  /** Whether it is asked of the demo's site; else of the marketplace. */
  isOfSite?: boolean;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** What visitors and organisers ask most. */
export const measuredCalls = (organizerId: number): readonly MeasuredCall[] => [
  { title: "custom-metadata", path: "/spa/custom-metadata", isOfSite: true },
  { title: "custom-page", path: "/spa/custom-page?type=main", isOfSite: true },
  { title: "tours-page", path: "/spa/tours-page" },
  {
    title: "tours, three filters",
    path: `/spa/tours?${query({ tours_direction: "Алтай", price_to: "9000000", duration_from: "3" })}`,
  },
  {
    title: "tour/list, signed in",
    path: `/crm/api/tour/list?organizer_id=${organizerId}&page=1`,
    isSignedIn: true,
  },
];
