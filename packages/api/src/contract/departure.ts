import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { guestRequestSchema } from "../entities/booking.ts";
import { dateSchema } from "../entities/calendar-date.ts";
import {
  departureGuestsSchema,
  guestListFormats,
  guestListKinds,
  madeFileSchema,
} from "../entities/departure-guests.ts";
import { roomingSchema, roomsSchema } from "../entities/rooming.ts";
import { editedDepartureSchema } from "../entities/tour-editing.ts";

const byId = v.strictObject({ organizer_id: queryInteger, id: queryInteger });

/** Who goes on a departure, and what is done with all of them at once. Product decisions, section 9. */
export const departureCalls = {
  departureGuests: defineCall({
    method: "GET",
    path: "/crm/api/departure/guests",
    summary: "Who goes on a departure by which request, and how they arrive; no documents",
    access: "manager",
    query: byId,
    answer: dataOf(departureGuestsSchema),
  }),
  departureRooming: defineCall({
    method: "GET",
    path: "/crm/api/departure/rooming",
    summary: "Who sleeps where on a departure; whoever does not go any more is left out",
    access: "manager",
    query: byId,
    answer: dataOf(roomingSchema),
  }),
  saveRooming: defineCall({
    method: "POST",
    path: "/crm/api/departure/save-rooming",
    summary:
      "Keeps who sleeps where; 409 with the newer rooming in `data` when `version` is not the last, " +
      "422 for somebody who stands in two rooms",
    access: "manager",
    query: byId,
    body: v.strictObject({ version: v.pipe(integerSchema, v.minValue(0)), rooms: roomsSchema }),
    answer: dataOf(roomingSchema),
  }),
  makeGuestList: defineCall({
    method: "POST",
    path: "/crm/api/departure/make-guest-list",
    summary:
      "Makes a list of who goes, for an insurer or a carrier, as a file. Numbers of documents are " +
      "for the departure's own organiser alone, each reading is recorded",
    access: "manager",
    query: byId,
    // Of staff nobody reads documents.
    isClosedToImpersonation: (body) => (body as { with_documents: boolean }).with_documents,
    body: v.strictObject({
      kind: v.picklist(guestListKinds),
      format: v.picklist(guestListFormats),
      with_documents: v.optional(v.boolean(), false),
    }),
    answer: dataOf(madeFileSchema),
  }),
  moveDeparture: defineCall({
    method: "POST",
    path: "/crm/api/departure/move",
    summary:
      "Gives a departure other dates with all of its guests, who are asked by email to keep them, to " +
      "choose another date or to have all of their money back; whoever is silent has the money back. " +
      "Answers the departure with the new dates; the old one is canceled",
    access: "manager",
    isClosedToImpersonation: true,
    query: byId,
    body: v.strictObject({ start_date: dateSchema, end_date: dateSchema }),
    answer: dataOf(editedDepartureSchema),
  }),
  keepDates: defineCall({
    method: "POST",
    path: "/spa/keep-dates",
    summary:
      "A guest goes on the new dates of their departure; 409 when there is nothing to choose",
    access: "anyone",
    body: v.strictObject({ uuid: uuidSchema }),
    answer: dataOf(guestRequestSchema),
  }),
};
