import * as v from "valibot";
import { arrivalDetailsSchema } from "./arrival.ts";
import { dateSchema } from "./calendar-date.ts";
import { moneySchema } from "./money.ts";
import { requestStatuses } from "./request-status.ts";
import { priceOptionKinds, tourSchema } from "./tour.ts";

/** How many days guests have to choose when a trip is called off or gets other dates. */
export const DAYS_TO_CHOOSE = 3;

/** Somebody who goes: what a guide needs to know of them, and no document. */
const goingTouristSchema = v.object({
  id: v.number(),
  /** 1 to the number of the request's people. */
  position: v.number(),
  /** What was booked for them, for example "Взрослый". */
  title: v.string(),
  kind: v.picklist(priceOptionKinds),
  /** Empty while it is not written. */
  full_name: v.string(),
  /** Full years on the first day; null while the birthday is not known. */
  age: v.nullable(v.number()),
  is_complete: v.boolean(),
  phone: v.string(),
  food_restriction: v.string(),
  /** What they answered to the organiser's own questions; those without an answer are left out. */
  answers: v.array(v.object({ title: v.string(), answer: v.string() })),
});
export type GoingTourist = v.InferOutput<typeof goingTouristSchema>;

/** The people of one request. */
const goingPartySchema = v.object({
  request_id: v.number(),
  status: v.picklist(requestStatuses),
  /** Until when its guest chooses another date or the money, as an ISO instant. */
  choose_until: v.nullable(v.string()),
  contact: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  comment: v.string(),
  seats: v.number(),
  arrival: v.nullable(arrivalDetailsSchema),
  /** Null for whoever sees no money. */
  money: v.nullable(
    v.object({
      total: moneySchema,
      paid: moneySchema,
      rest: moneySchema,
      rest_due_date: dateSchema,
    }),
  ),
  tourists: v.array(goingTouristSchema),
});
export type GoingParty = v.InferOutput<typeof goingPartySchema>;

/** Who goes on a departure: everybody whose seats are held or sold. */
export const departureGuestsSchema = v.object({
  tour: v.object({ id: v.number(), title: v.string() }),
  /** IANA name of the meeting place's zone, by which arrivals are. */
  time_zone: v.string(),
  meeting_place: tourSchema.entries.meeting_place,
  parties: v.array(goingPartySchema),
});
export type DepartureGuests = v.InferOutput<typeof departureGuestsSchema>;

/** For whom a list of guests is made. */
export const guestListKinds = ["insurance", "transport"] as const;
export type GuestListKind = (typeof guestListKinds)[number];
export const guestListFormats = ["xlsx", "csv"] as const;

/** A file that was made for whoever asked, and is kept nowhere. */
export const madeFileSchema = v.object({
  name: v.string(),
  type: v.string(),
  /** Its bytes in base64. */
  content: v.string(),
});
