import type { Tour, TouristForm } from "@tour/api";

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
> & {
  /** What tourists are asked; tours that were written before it ask for nothing more. */
  tourist_form?: TouristForm;
};

/** Names and birthdays alone. */
export const plainTouristForm: TouristForm = { asks_document: false, questions: [] };
