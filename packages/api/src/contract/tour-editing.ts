import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  doneSchema,
  integerSchema,
  listOf,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import { dateSchema } from "../entities/calendar-date.ts";
import {
  editedDepartureSchema,
  editedTourSchema,
  tourRowSchema,
} from "../entities/tour-editing.ts";
import { readRouteSchema } from "../entities/tour-route.ts";
import {
  departureInputSchema,
  MAX_DEPARTURES_AT_ONCE,
  tourChangesSchema,
  tourInputSchema,
} from "../entities/tour-input.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byId = v.strictObject({ organizer_id: queryInteger, id: queryInteger });
/** What of a new departure is left out: it is open, and its time is not said. */
const newDeparture = v.strictObject({
  ...departureInputSchema.entries,
  status: v.optional(departureInputSchema.entries.status, "open"),
  start_time: v.optional(departureInputSchema.entries.start_time, null),
});
/** As many as are made or changed at once: two seasons of a weekly tour, and some. */
const many = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_DEPARTURES_AT_ONCE));
const states = v.optional(v.picklist(["active", "archived", "all"]), "active");

/** A date that is cancelled gives everybody their money back. */
const cancels = (departure: unknown) => (departure as { status?: string }).status === "canceled";

/** Product decisions, section 9: tours and departures as their organiser makes them. */
export const tourEditingCalls = {
  createTour: defineCall({
    method: "POST",
    path: "/crm/api/tour/create",
    summary:
      "Makes a tour; its slug is the title's words and the tour's number. An archived one is seen " +
      "by no visitor until it is taken out of the archive",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({
      ...tourInputSchema.entries,
      is_archived: v.optional(v.boolean(), false),
    }),
    answer: dataOf(editedTourSchema),
  }),
  updateTour: defineCall({
    method: "POST",
    path: "/crm/api/tour/update",
    summary:
      "Changes the fields that are sent. A new title gives a new slug, and the old one answers a " +
      "redirect; 409 with the newer tour in `data` when `version` is not the last; 422 when a price " +
      "option goes that coming departures still sell",
    access: "editor",
    query: byId,
    body: v.strictObject({
      ...tourChangesSchema.entries,
      version: v.optional(v.pipe(integerSchema, v.minValue(0))),
    }),
    answer: dataOf(editedTourSchema),
  }),
  viewTour: defineCall({
    method: "GET",
    path: "/crm/api/tour/view",
    summary: "A tour with everything that is written of it",
    access: "office",
    query: byId,
    answer: dataOf(editedTourSchema),
  }),
  listTours: defineCall({
    method: "GET",
    path: "/crm/api/tour/list",
    summary: "The organiser's tours, newest first",
    access: "office",
    query: v.strictObject({ organizer_id: queryInteger, page: queryPage, status: states }),
    answer: listOf(tourRowSchema),
  }),
  archiveTour: defineCall({
    method: "POST",
    path: "/crm/api/tour/archive",
    summary: "Takes a tour out of every list and off its page, or brings it back",
    access: "editor",
    query: byId,
    body: v.strictObject({ is_archived: v.optional(v.boolean(), true) }),
    answer: dataOf(editedTourSchema),
  }),
  removeTour: defineCall({
    method: "POST",
    path: "/crm/api/tour/remove",
    summary:
      "Deletes an archived tour with its dates, for good; 409 for one that is not archived, or that " +
      "guests ever asked for",
    access: "editor",
    query: byId,
    answer: doneSchema,
  }),
  copyTour: defineCall({
    method: "POST",
    path: "/crm/api/tour/copy",
    summary:
      "Makes another tour of everything that is written of this one: archived, without dates, " +
      "reviews and rating, under a title and a slug of its own",
    access: "editor",
    query: byId,
    answer: dataOf(editedTourSchema),
  }),
  readRoute: defineCall({
    method: "POST",
    path: "/crm/api/tour/read-route",
    summary:
      "Reads the line of a GPX, KML or GeoJSON file, thinned to a few hundred points; nothing is kept: " +
      "a route is saved with its tour. 413 when larger than 20 MB, 422 for what can't be read: damaged, " +
      "of another kind, without a track",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(readRouteSchema),
  }),
  createDeparture: defineCall({
    method: "POST",
    path: "/crm/api/departure/create",
    summary: "Adds a tour's dates; 422 for an end before the start or a price of no option",
    access: "manager",
    query: byOrganizer,
    body: v.strictObject({ tour_id: integerSchema, ...newDeparture.entries }),
    answer: dataOf(editedDepartureSchema),
  }),
  updateDeparture: defineCall({
    method: "POST",
    path: "/crm/api/departure/update",
    summary: "Changes the fields that are sent; 422 for fewer seats than are held",
    access: "manager",
    isClosedToImpersonation: cancels,
    query: byId,
    body: v.partial(departureInputSchema),
    answer: dataOf(editedDepartureSchema),
  }),
  createDepartures: defineCall({
    method: "POST",
    path: "/crm/api/departure/create-many",
    summary:
      "Adds many dates of a tour, all or none; 422 names what is wrong with each by its place in " +
      "the list, for example a day and time that the tour has already",
    access: "manager",
    query: byOrganizer,
    body: v.strictObject({ tour_id: integerSchema, departures: many(newDeparture) }),
    answer: dataOf(v.array(editedDepartureSchema)),
  }),
  updateDepartures: defineCall({
    method: "POST",
    path: "/crm/api/departure/update-many",
    summary:
      "Changes what is sent of many departures, all or none; 422 names what is wrong with each by " +
      "its place in the list, for example fewer seats than are held",
    access: "manager",
    isClosedToImpersonation: (body) => (body as { departures: unknown[] }).departures.some(cancels),
    query: byOrganizer,
    body: v.strictObject({
      departures: many(
        v.strictObject({ id: integerSchema, ...v.partial(departureInputSchema).entries }),
      ),
    }),
    answer: dataOf(v.array(editedDepartureSchema)),
  }),
  viewDeparture: defineCall({
    method: "GET",
    path: "/crm/api/departure/view",
    summary: "A departure with its prices and the seats that are held",
    access: "office",
    query: byId,
    answer: dataOf(editedDepartureSchema),
  }),
  listDepartures: defineCall({
    method: "GET",
    path: "/crm/api/departure/list",
    summary:
      "The dates of the organiser's tours or of one of them, soonest first; with `from` and `to` " +
      "those of which a day lies between these two",
    access: "office",
    query: v.strictObject({
      organizer_id: queryInteger,
      tour_id: v.optional(queryInteger),
      page: queryPage,
      period: v.optional(v.picklist(["coming", "past", "all"]), "coming"),
      from: v.optional(dateSchema),
      to: v.optional(dateSchema),
    }),
    answer: listOf(editedDepartureSchema),
  }),
  archiveDeparture: defineCall({
    method: "POST",
    path: "/crm/api/departure/archive",
    summary:
      "Cancels a departure: it takes nobody any more, and whoever has seats gets all of their money back",
    access: "manager",
    isClosedToImpersonation: true,
    query: byId,
    answer: dataOf(editedDepartureSchema),
  }),
};
