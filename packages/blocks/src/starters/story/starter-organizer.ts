import type { Image, Review, Tour, TourCard } from "@tour/api";
import type { PageData } from "../../page-data/page-data.ts";

/** Whose site a starter is shown as: their name, their tours, and one of them in full. */
export interface StarterOrganizer {
  name: string;
  about: string;
  place: string;
  contacts: Pick<NonNullable<PageData["organizer"]>, "email" | "address">;
  /** Of one tour, in people. */
  group: { from: number; to: number };
  difficulty: NonNullable<TourCard["difficulty"]>;
  /** The first days of the first tour's departures; the other tours leave a week later each. */
  starts: readonly string[];
  tours: (Pick<TourCard, "title" | "subtitle" | "image" | "activities" | "days" | "min_age"> & {
    /** In roubles. */
    price: number;
  })[];
  tour: Pick<
    Tour,
    | "description"
    | "program"
    | "livings"
    | "guides"
    | "included"
    | "not_included"
    | "questions"
    | "price_options"
  > & { pictures: Image[] };
  /** What guests say, newest first. */
  reviews: Pick<Review, "author" | "text" | "photos">[];
}
