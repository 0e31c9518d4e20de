import * as v from "valibot";
import { arrivalDetailsSchema } from "./arrival.ts";
import { dateSchema } from "./calendar-date.ts";
import { clockTimeSchema } from "./clock-time.ts";
import { departureStatuses } from "./tour.ts";

/** A departure as its guide sees it: no money. */
export const guidedDepartureSchema = v.object({
  id: v.number(),
  tour: v.string(),
  start_date: dateSchema,
  end_date: dateSchema,
  /** By the clocks of the meeting place; null where it is not said. */
  start_time: v.nullable(clockTimeSchema),
  /** IANA name of the meeting place's zone. */
  time_zone: v.string(),
  meeting_place: v.string(),
  status: v.picklist(departureStatuses),
  /** Seats that are paid for. */
  guests: v.number(),
});
export type GuidedDeparture = v.InferOutput<typeof guidedDepartureSchema>;

/** A party of guests as the guide who meets them sees it: no money, no documents. */
const partySchema = v.object({
  /** The number of their request. */
  id: v.number(),
  name: v.string(),
  phone: v.string(),
  seats: v.number(),
  /** Those of them who wrote who they are. */
  people: v.array(v.object({ name: v.string(), phone: v.string() })),
  /** Null before they wrote how they come. */
  arrival: v.nullable(arrivalDetailsSchema),
});

export const ledDepartureGuestsSchema = v.object({
  departure: guidedDepartureSchema,
  parties: v.array(partySchema),
});
export type LedDepartureGuests = v.InferOutput<typeof ledDepartureGuestsSchema>;
