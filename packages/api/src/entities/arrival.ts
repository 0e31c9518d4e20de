import * as v from "valibot";
import { uuidSchema } from "./booking-key.ts";
import { dateSchema } from "./calendar-date.ts";
import { clockTimeSchema } from "./clock-time.ts";
import { text } from "./input-fields.ts";
import { requestStatuses } from "./request-status.ts";
import { tourSchema } from "./tour.ts";
import { tourCitySchema } from "./tour-city.ts";

/** How a party arrives; day and time by the clocks of the meeting place. */
export const arrivalDetailsSchema = v.object({
  /** A flight, a train, a car: in the guest's own words. */
  transport: v.string(),
  date: v.nullable(dateSchema),
  /** Null where only the day is known. */
  time: v.nullable(clockTimeSchema),
  comment: v.string(),
  updated_at: v.string(),
});
export type ArrivalDetails = v.InferOutput<typeof arrivalDetailsSchema>;

/** What a guest writes of it; all of it may be empty. */
export const arrivalInputSchema = v.strictObject({
  uuid: uuidSchema,
  transport: v.optional(text(200), ""),
  date: v.optional(v.nullable(dateSchema), null),
  time: v.optional(v.nullable(clockTimeSchema), null),
  comment: v.optional(text(1000), ""),
});
export type ArrivalInput = v.InferOutput<typeof arrivalInputSchema>;

/** What a party needs to know on its way. Product decisions, section 7. */
export const arrivalSchema = v.object({
  id: v.number(),
  uuid: v.string(),
  status: v.picklist(requestStatuses),
  tour: v.object({ title: v.string(), slug: v.string() }),
  departure: v.object({
    start_date: dateSchema,
    end_date: dateSchema,
    /** Null where the organiser has not said. */
    start_time: v.nullable(clockTimeSchema),
  }),
  /** IANA name of the meeting place's zone, by which all days and times here are. */
  time_zone: v.string(),
  /** The instant at which the page has no use any more: the end of the last day. */
  ends_at: v.string(),
  /** Null until the seats are the guest's, and once they are not any more. */
  meeting: v.nullable(
    v.object({
      place: tourSchema.entries.meeting_place,
      guides: v.array(v.object({ name: v.string(), role: v.string(), phone: v.string() })),
      recommendations: tourSchema.entries.recommendations,
      cities: v.array(tourCitySchema),
    }),
  ),
  /** Null before the guest wrote of it. */
  arrival: v.nullable(arrivalDetailsSchema),
});
export type Arrival = v.InferOutput<typeof arrivalSchema>;
