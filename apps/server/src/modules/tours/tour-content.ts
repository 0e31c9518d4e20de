import type { Tour } from "@tour/api";

/** What only the tour's own page shows. */
export type TourContent = Pick<
  Tour,
  | "media"
  | "program"
  | "livings"
  | "guides"
  | "included"
  | "not_included"
  | "price_notes"
  | "price_options"
  | "cancellation_rules"
  | "meeting_place"
  | "questions"
  | "recommendations"
>;
