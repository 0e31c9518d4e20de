import type { Tour, TourCity, TouristForm, TourRoute } from "@tour/api";
import type { accommodationTypes } from "@tour/api";

type ProgramDay = Tour["program"][number];

/** A tour of the demo as it is written by hand: pictures by name, prices in whole roubles. */
export interface DemoTour {
  organizer: "altai" | "kamchatka" | "karelia";
  title: string;
  subtitle: string;
  description: string;
  places: Tour["places"];
  directions: string[];
  activities: string[];
  collections: string[];
  showplaces: string[];
  water_objects: string[];
  difficulty: number;
  comfort: number;
  min_age: number;
  group_size: [from: number, to: number];
  days: number;
  nights: number;
  cruise?: { type: string; start_city: string; direction: string; ship: string };
  pictures: string[];
  program: DemoDay[];
  /** Its days are named `d1` and so on, in the order of the programme. */
  route?: TourRoute;
  livings: DemoAccommodation[];
  /** Keys of the organiser's guides. */
  guides: string[];
  included: string[];
  not_included: string[];
  price_notes: string;
  price_options: (Tour["price_options"][number] & { roubles: number })[];
  prepayment_percent: number;
  rest_due_days?: number;
  /** When its first day begins, `HH:mm` by the clocks of the meeting place. */
  start_time?: string;
  /** From where one can come. */
  from_cities?: TourCity[];
  /** Names and birthdays alone where nothing is said. */
  tourist_form?: TouristForm;
  /** One of its dates leaves with a group that lacks two yet. */
  gathers?: true;
  /** Its last date is announced, and sold from a moment to come. */
  opensLater?: true;
  is_instant_confirmation: boolean;
  cancellation_rules: Tour["cancellation_rules"];
  meeting_place: NonNullable<Tour["meeting_place"]>;
  questions: { question: string; answer: string }[];
  recommendations: Tour["recommendations"];
  seasons: DemoSeason[];
  reviews: DemoReview[];
}

export type DemoDay = Pick<ProgramDay, "title" | "text" | "meals" | "lodging" | "distance_km"> & {
  pictures?: string[];
};

export interface DemoAccommodation {
  name: string;
  type: (typeof accommodationTypes)[number];
  text: string;
  pictures: string[];
}

/** When a tour leaves: every so many days between two days of the year, `MM-dd`. */
export interface DemoSeason {
  from: string;
  to: string;
  every: number;
  /** Added to each price in this season, per cent. */
  surcharge?: number;
}

export interface DemoReview {
  author: string;
  city: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Day of the year, `MM-dd`; the last one that has passed, or one more year back. */
  on: string;
  years_ago?: number;
  text: string;
}
