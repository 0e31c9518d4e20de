import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { departureSchema, tourCardSchema } from "./tour.ts";
import { tourInputSchema } from "./tour-input.ts";

/** A tour as the people who make it see it. */
export const editedTourSchema = v.object({
  id: v.number(),
  organizer_id: v.number(),
  slug: v.string(),
  /** Archived tours are in no list that visitors see, and on no page. */
  is_archived: v.boolean(),
  rating: v.nullable(v.number()),
  reviews_count: v.number(),
  created_at: v.string(),
  /** Raised by each change of the fields; `updateTour` refuses one that began from an older one. */
  version: v.number(),
  fields: tourInputSchema,
});
export type EditedTour = v.InferOutput<typeof editedTourSchema>;

/** A tour in the list of its organiser. */
export const tourRowSchema = v.object({
  ...v.omit(tourCardSchema, ["departures"]).entries,
  is_archived: v.boolean(),
  /** The next date that is neither past nor canceled. */
  next_start_date: v.nullable(v.string()),
  departures_count: v.number(),
});
export type TourListRow = v.InferOutput<typeof tourRowSchema>;

/** A departure with the seats that requests hold. */
export const editedDepartureSchema = v.object({
  ...departureSchema.entries,
  held: v.number(),
  /** Those of them that are sold. */
  sold: v.number(),
  /** It leaves with so many, or not; 1 for one that leaves with whoever comes. */
  smallest_group: v.number(),
  /** The day by which that is decided. */
  decision_date: dateSchema,
  /** `HH:mm` by the clocks of the meeting place; null while it is not said. */
  start_time: v.nullable(v.string()),
  /** Of its tour, as an IANA name. */
  time_zone: v.string(),
  /** The instant from which it is sold, in UTC; null for one that is sold from the beginning. */
  sale_starts_at: v.nullable(v.string()),
  /** Its sale ends for good once all of its seats are sold. Decision 0090. */
  closes_when_full: v.boolean(),
  /** That has closed it, and nobody has said since how it stands. */
  is_closed_full: v.boolean(),
  /** Who of the team's guides leads it; null for nobody yet. */
  guide_user_id: v.nullable(v.string()),
});
export type EditedDeparture = v.InferOutput<typeof editedDepartureSchema>;
