import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { moneySchema } from "./money.ts";
import { departureStatuses } from "./tour.ts";

/** What an organiser has to do, the most urgent kind first. */
export const officeTaskKinds = [
  "confirm",
  "question",
  "answer",
  "group",
  "reopen",
  "refund",
  "overdue",
  "tourists",
] as const;
export type OfficeTaskKind = (typeof officeTaskKinds)[number];

export const officeTaskSchema = v.object({
  kind: v.picklist(officeTaskKinds),
  count: v.number(),
  /** The first of them. */
  items: v.array(
    v.object({
      /** Of a request; of a question, or of a departure whose group or sale is decided on. */
      id: v.number(),
      /** The guest's name; empty of a departure. */
      name: v.string(),
      /** The tour's title; null of a question about none. */
      tour: v.nullable(v.string()),
      /** Until when, or since when, as an ISO instant. */
      at: v.nullable(v.string()),
      /** The same as a day. */
      day: v.nullable(dateSchema),
      amount: v.nullable(moneySchema),
      /** Seats that a group lacks, or that are free again; people of whom something is missing. */
      missing: v.nullable(v.number()),
    }),
  ),
});
export type OfficeTask = v.InferOutput<typeof officeTaskSchema>;

/** What an organiser sees first in the morning. */
export const officeHomeSchema = v.object({
  today: dateSchema,
  tasks: v.array(officeTaskSchema),
  /** The next that leave, soonest first. */
  departures: v.array(
    v.object({
      id: v.number(),
      tour: v.object({ id: v.number(), title: v.string() }),
      start_date: dateSchema,
      end_date: dateSchema,
      status: v.picklist(departureStatuses),
      capacity: v.number(),
      held: v.number(),
      sold: v.number(),
      /** What came for its seats and does not go back, by currencies. */
      paid: v.array(moneySchema),
      /** What its guests still have to pay. */
      due: v.array(moneySchema),
    }),
  ),
  /** Seats by the week in which they were sold, oldest first; cancelled ones are not among them. */
  weeks: v.array(
    v.object({
      /** A Monday. */
      start: dateSchema,
      seats: v.number(),
      /** In the week of the year before that has the same place in the calendar: 52 weeks earlier. */
      last_year: v.number(),
    }),
  ),
});
export type OfficeHome = v.InferOutput<typeof officeHomeSchema>;
