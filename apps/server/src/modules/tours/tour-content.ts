import type { Tour, TourCity, TourInput, TouristForm } from "@tour/api";

/** What only the tour's own page shows. */
export type TourContent = Pick<
  Tour,
  | "media"
  | "program"
  | "livings"
  | "included"
  | "not_included"
  | "price_notes"
  | "price_options"
  | "cancellation_rules"
  | "meeting_place"
  | "questions"
  | "recommendations"
> & {
  guides: TourInput["guides"];
  /** Tours that were written before there were any have none. */
  from_cities?: TourCity[];
  /** What tourists are asked; tours that were written before it ask for nothing more. */
  tourist_form?: TouristForm;
};

/** Names and birthdays alone. */
export const plainTouristForm: TouristForm = { asks_document: false, questions: [] };
