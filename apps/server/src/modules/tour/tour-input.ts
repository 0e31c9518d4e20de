import type { Tour } from "@tour/api";
import type { accommodationTypes } from "@tour/api";

/** Specification, section 3: 1 marketplace, 2 direct sales, 3 agent, 4 own, 5 third-party agent. */
export type SalesModel = 1 | 2 | 3 | 4 | 5;

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

export interface Cruise {
  type: string;
  start_city: string;
  direction: string;
  ship: string;
}

/** All that makes a tour but its departures and reviews. Product decisions, section 8. */
export type TourInput = TourContent &
  Pick<
    Tour,
    | "title"
    | "subtitle"
    | "description"
    | "product_type"
    | "places"
    | "activities"
    | "days"
    | "nights"
    | "difficulty"
    | "group_size_from"
    | "group_size_to"
    | "min_age"
    | "prepayment_percent"
    | "is_instant_confirmation"
    | "languages"
  > & {
    sales_model: SalesModel;
    author_kind: "organization" | "author";
    /** Specification, section 3: crimea, lnr, dnr, other, russia, belarus, kazakhstan. */
    region_code: string;
    directions: string[];
    collections: string[];
    accommodation_types: (typeof accommodationTypes)[number][];
    cruise: Cruise | null;
    comfort: number;
    currency: NonNullable<Tour["price_from"]>["currency"];
    /** IANA name, for example `Asia/Barnaul`. */
    time_zone: string;
  };
