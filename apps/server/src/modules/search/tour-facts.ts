import type { FilterKind } from "@tour/api";

/** The filters whose values are words; a tour may have several. */
export const termKinds = [
  "tours_direction",
  "tours_activities",
  "cruises_types",
  "cruises_start_city",
  "cruises_direction",
  "cruises_ships",
  "accommodation",
  "difficulty",
  "collections",
  "languages",
  "author_tours_operator",
  "comfort",
] as const satisfies FilterKind[];
export type TermKind = (typeof termKinds)[number];

/** Kinds of names that are suggested, beside tours themselves. */
export const nameKinds = [
  "cities",
  "regions",
  "showplaces",
  "rest_kinds",
  "collections",
  "water_objects",
  "ships",
] as const;
export type NameKind = (typeof nameKinds)[number];

export interface DepartureFacts {
  /** Days since 1970-01-01, in the tour's own place. */
  day: number;
  /** The lowest of its prices, kopecks at the reference rate; null without prices. */
  price: number | null;
  /** Whether somebody can still take a seat. */
  isFree: boolean;
  /** Whether few are left and some are taken. */
  isLast: boolean;
}

/** What search knows of one tour. */
export interface TourFacts {
  id: number;
  organizerId: number;
  slug: string;
  title: string;
  isListed: boolean;
  /** Whether its organiser's site is published, so that the marketplace shows it. */
  isPublished: boolean;
  timeZone: string;
  /** Where it begins, in degrees; null where that is not said. */
  place: { latitude: number; longitude: number } | null;
  days: number;
  minAge: number;
  groupSizeTo: number;
  rating: number | null;
  reviewsCount: number;
  terms: Record<TermKind, readonly string[]>;
  names: Record<NameKind, readonly string[]>;
  /** Not canceled ones, soonest first. */
  departures: DepartureFacts[];
}
