import type { scheduledPublicationCalls } from "@tour/api/contract";
import { addDays } from "date-fns/addDays";
import type { Input } from "./ask.ts";

/** When the publications of the samples go out, and the sale of the departure that they may name begins. */
export const tomorrow = addDays(new Date(), 1).toISOString();
const own =
  (body?: object, more: object = {}) =>
  (id: number): Input => ({ query: { organizer_id: id, ...more }, ...(body && { body }) });

/** For the calls about publications that wait an input of the right form. */
export const schedulingCallSamples: Record<
  keyof typeof scheduledPublicationCalls,
  (organizerId: number) => Input
> = {
  listScheduledPublications: own(),
  listSaleStarts: own(),
  schedulePublication: own({ publish_at: tomorrow }, { type: "site" }),
  getScheduledPage: own(undefined, { id: 1, type: "main" }),
  movePublication: own({ id: 1, publish_at: tomorrow }),
  publishScheduledNow: own({ id: 1 }),
  cancelPublication: own({ id: 1 }),
};
