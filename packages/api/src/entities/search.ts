import * as v from "valibot";
import { imageSchema } from "./media.ts";
import { accommodationTypes, tourCardSchema } from "./tour.ts";

/** Specification, section 3 (tour search filter kinds). */
export const filterKinds = [
  "tours_direction",
  "tours_activities",
  "cruises_types",
  "cruises_start_city",
  "cruises_direction",
  "cruises_ships",
  "dates",
  "price",
  "duration",
  "age",
  "accommodation",
  "difficulty",
  "collections",
  "languages",
  "author_tours_operator",
  "group_size",
  "comfort",
] as const;
export type FilterKind = (typeof filterKinds)[number];

/**
 * Specification, section 3: `price` is cheaper first, `-price` more expensive first. Beside them: what
 * one can leave on first, what has most reviews, and what is shortest.
 */
export const tourSorts = ["default", "price", "-price", "soonest", "popular", "duration"] as const;

/** Specification, section 3 (suggestion kinds). */
export const suggestionKinds = [
  "cities",
  "regions",
  "showplaces",
  "rest_kinds",
  "collections",
  "tours",
  "water_objects",
  "ships",
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/**
 * What can still be chosen in one filter, with the number of tours that would be found: all other
 * filters hold, this one does not.
 */
export const tourFilterSchema = v.object({
  kind: v.picklist(filterKinds),
  /** Months of `dates` are `yyyy-MM`; of lengths, ages and groups each that there is. `price` has none. */
  options: v.array(v.object({ value: v.string(), title: v.string(), count: v.number() })),
  /** Lowest and highest value: kopecks, days, years, people; dates as `yyyy-MM-dd`. */
  range: v.nullable(
    v.object({ min: v.union([v.number(), v.string()]), max: v.union([v.number(), v.string()]) }),
  ),
  /** Of `price`: how many tours are in each of the equal parts that its range is cut into. */
  bars: v.array(v.number()),
});
export type TourFilter = v.InferOutput<typeof tourFilterSchema>;

/** The next date of a tour has its last places where so many are left, or fewer, and some are taken. */
export const lastPlaces = 3;

/** How many pictures of a tour its card goes through. */
export const maxCardPictures = 6;

/** A tour that was found, and whose it is: on the marketplace it leads to its organiser's site. */
export const foundTourSchema = v.object({
  ...tourCardSchema.entries,
  /** Its own picture, then those of its gallery: `maxCardPictures` at most. */
  pictures: v.array(imageSchema),
  site: v.object({
    id: v.number(),
    /** The organiser's name. */
    name: v.string(),
    /** Address of the site, without a slash at its end. */
    url: v.string(),
  }),
  /** What leads to the organiser's page of the marketplace: words, a dash and their number. */
  organizer: v.object({ slug: v.string(), logo: v.nullable(imageSchema) }),
});
export type FoundTour = v.InferOutput<typeof foundTourSchema>;

/** A tour with what it is compared by beside others. */
export const comparedTourSchema = v.object({
  ...foundTourSchema.entries,
  /** 1 to 5. */
  comfort: v.number(),
  languages: v.array(v.string()),
  accommodation_types: v.array(v.picklist(accommodationTypes)),
  /** Names of the places where one sleeps. */
  lodgings: v.array(v.string()),
  included: v.array(v.string()),
  not_included: v.array(v.string()),
  prepayment_percent: v.number(),
  is_instant_confirmation: v.boolean(),
});
export type ComparedTour = v.InferOutput<typeof comparedTourSchema>;

export const suggestionSchema = v.object({
  kind: v.picklist(suggestionKinds),
  /** As it is written, for example a city's name or a tour's title. */
  name: v.string(),
  /** How many tours choosing it finds. */
  tours_count: v.number(),
  /** Of kind `tours`: its name in addresses, and its page on the organiser's site. */
  slug: v.nullable(v.string()),
  url: v.nullable(v.string()),
  /** Of the other kinds: the parameter of `/spa/tours` that finds its tours. */
  filter: v.nullable(
    v.object({
      kind: v.picklist(["q", "tours_activities", "collections", "cruises_ships"]),
      value: v.string(),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;
