import * as v from "valibot";

/** Where a question stands: it waits, somebody answered, or there is nothing more to do. */
export const helpStatuses = ["new", "answered", "closed"] as const;
export type HelpStatus = (typeof helpStatuses)[number];

/** What was done with a question: an e-mail, a call, a person, a request, an end, a new beginning. */
const helpEventKinds = ["answered", "called", "taken", "booked", "closed", "reopened"] as const;
export type HelpEventKind = (typeof helpEventKinds)[number];

/** How many characters may be written about a question. */
export const helpInboxLimits = { answer: 4000, note: 1000, reason: 500, search: 100 } as const;

const personSchema = v.object({ id: v.string(), name: v.string() });

/** A question in the list of those who answer. */
export const helpRowSchema = v.object({
  id: v.number(),
  status: v.picklist(helpStatuses),
  name: v.string(),
  /** A plus and digits; empty where none was left, as the e-mail is. */
  phone: v.string(),
  email: v.string(),
  message: v.string(),
  /** Of the tour on whose page it was asked. */
  tour: v.nullable(v.string()),
  created_at: v.string(),
  /** Since when nobody has answered; null once somebody has. */
  waits_since: v.nullable(v.string()),
  assignee: v.nullable(personSchema),
  /** Who of the team wrote it down for the guest; null where the guest wrote on the site. */
  recorded_by: v.nullable(personSchema),
});
export type HelpRow = v.InferOutput<typeof helpRowSchema>;

/** How many wait for an answer, and since when the first of them does. */
export const helpWaitingSchema = v.object({ count: v.number(), since: v.nullable(v.string()) });
export type HelpWaiting = v.InferOutput<typeof helpWaitingSchema>;

const helpEventSchema = v.object({
  id: v.number(),
  kind: v.picklist(helpEventKinds),
  /** Who did it; null where the account is gone. */
  by: v.nullable(v.string()),
  /** Of `taken`: who looks after the question from now on; null where nobody does. */
  to: v.nullable(v.string()),
  /** What was written, said, or the reason. */
  text: v.string(),
  /** Of `booked`: the request that was made of it; null of others. */
  request_id: v.nullable(v.number()),
  at: v.string(),
});
export type HelpEvent = v.InferOutput<typeof helpEventSchema>;

/** A question with all that whoever answers it needs to know. */
export const helpQuestionSchema = v.object({
  ...helpRowSchema.entries,
  /** Null on the marketplace. */
  organizer_id: v.nullable(v.number()),
  /** The site's host, and the address of the page that it was asked on. */
  site: v.string(),
  /** The tour on whose page it was asked, by its number; null elsewhere. */
  tour_id: v.nullable(v.number()),
  page_url: v.nullable(v.string()),
  /** Oldest first. */
  events: v.array(helpEventSchema),
  /** Who can look after it. */
  people: v.array(personSchema),
});
export type HelpQuestion = v.InferOutput<typeof helpQuestionSchema>;
