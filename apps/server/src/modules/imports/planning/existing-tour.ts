import type { TourInput } from "@tour/api";

/** A date of a tour as an import may change it. */
export interface ExistingDate {
  id: number;
  start_date: string;
  end_date: string;
  start_time: string | null;
  capacity: number;
  status: "open" | "guaranteed" | "closed" | "canceled";
  held: number;
  /** What no file changes. */
  others: { smallest_group: number; decision_date: string | null; guide_user_id: string | null };
  /** Minor units by the tour's price options. */
  amounts: Record<string, number>;
}

/** A tour that is there, with all of its dates that are not canceled. */
export interface ExistingTour {
  id: number;
  slug: string;
  version: number;
  input: TourInput;
  dates: ExistingDate[];
}
