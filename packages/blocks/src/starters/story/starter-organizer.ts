import type { Image, Tour, TourCard } from "@tour/api";

/** Whose site a starter is shown as: their name, their tours, and one of them in full. */
export interface StarterOrganizer {
  name: string;
  about: string;
  place: string;
  tours: Pick<TourCard, "title" | "subtitle" | "image" | "activities" | "days" | "min_age">[];
  tour: Pick<
    Tour,
    "description" | "program" | "livings" | "guides" | "included" | "not_included" | "questions"
  > & { pictures: Image[] };
}
