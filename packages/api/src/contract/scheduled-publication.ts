import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { pageTypeSchema } from "../entities/block.ts";
import {
  publishAtSchema,
  saleStartSchema,
  scheduledPageSchema,
  scheduledPublicationSchema,
} from "../entities/scheduled-publication.ts";
import { pickedPartsSchema, publishedAnswerSchema, publishTypeSchema } from "./editor.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byId = v.strictObject({ id: integerSchema });

/** Publications that go out at their time. Decision 0083. */
export const scheduledPublicationCalls = {
  listScheduledPublications: defineCall({
    method: "GET",
    path: "/crm/api/constructor/scheduled-publications",
    summary:
      "What waits for its time to be published, and what did not go out at it; the soonest first",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(v.array(scheduledPublicationSchema)),
  }),
  listSaleStarts: defineCall({
    method: "GET",
    path: "/crm/api/constructor/sale-starts",
    summary:
      "Departures whose sale is yet to begin, the soonest first: a publication can go out with them",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(v.array(saleStartSchema)),
  }),
  schedulePublication: defineCall({
    method: "POST",
    path: "/crm/api/constructor/schedule-publication",
    summary:
      "Freezes what is picked of the drafts, or all that differs from the site, and publishes it at " +
      "its time. With a departure it moves along when the sale is moved: 409 where that does not begin " +
      "at the time given. 400 for a time that is over or more than a year ahead; 409 while twenty wait; " +
      "422 as when publishing at once, and where nothing differs",
    access: "owner",
    query: v.strictObject({ ...byOrganizer.entries, type: publishTypeSchema }),
    body: v.strictObject({
      publish_at: publishAtSchema,
      departure_id: v.optional(integerSchema),
      picked: v.optional(pickedPartsSchema),
    }),
    answer: dataOf(scheduledPublicationSchema),
  }),
  getScheduledPage: defineCall({
    method: "GET",
    path: "/crm/api/constructor/scheduled-page",
    summary: "A page as it would be, went the publication out now; 404 for one that does not wait",
    access: "editor",
    query: v.strictObject({ ...byOrganizer.entries, id: queryInteger, type: pageTypeSchema }),
    answer: dataOf(scheduledPageSchema),
  }),
  movePublication: defineCall({
    method: "POST",
    path: "/crm/api/constructor/move-publication",
    summary:
      "Sets another time, with a departure that of its sale, else one of its own; one that did not go " +
      "out waits anew. What goes out stays as it was frozen. 409 as when it is scheduled",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({
      ...byId.entries,
      publish_at: publishAtSchema,
      departure_id: v.optional(integerSchema),
    }),
    answer: dataOf(scheduledPublicationSchema),
  }),
  publishScheduledNow: defineCall({
    method: "POST",
    path: "/crm/api/constructor/publish-scheduled-now",
    summary: "Publishes what was frozen at once; 422 as at its time",
    access: "owner",
    query: byOrganizer,
    body: byId,
    answer: publishedAnswerSchema,
  }),
  cancelPublication: defineCall({
    method: "POST",
    path: "/crm/api/constructor/cancel-publication",
    summary: "Drops a publication that waits, or did not go out; the drafts stay as they are",
    access: "owner",
    query: byOrganizer,
    body: byId,
    answer: doneSchema,
  }),
};
