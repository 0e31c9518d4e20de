import * as v from "valibot";
import { paginationSchema, queryFlag, queryInteger, queryPage } from "./answer.ts";
import { dateSchema } from "./calendar-date.ts";
import { text } from "./input-fields.ts";
import { moneySchema } from "./money.ts";
import { requestStatuses } from "./request-status.ts";

/**
 * What those who sell do next about a request, the most pressing first: they confirm it, answer its
 * guest, ask for the rest, give money back by hand, ask for the tourists' data, answer a review; or they
 * wait for the prepayment, for the guest's choice of another date, for the trip, for nothing.
 */
export const requestSteps = [
  "confirm",
  "answer",
  "rest",
  "refund",
  "tourists",
  "task",
  "review",
  "prepayment",
  "choice",
  "trip",
  "nothing",
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Those of them that can be late. */
export const lateSteps = ["confirm", "answer", "rest", "refund", "tourists", "task"] as const;
export type LateStep = (typeof lateSteps)[number];

/** Whoever waits longer for a word was kept waiting, in hours. */
export const lateAfterHours = 2;

/** How a request is paid: not at all, in part, wholly; or its rest or a refund should be there by now. */
export const requestMoneyStates = ["unpaid", "prepaid", "paid", "overdue", "refund_due"] as const;
export type RequestMoneyState = (typeof requestMoneyStates)[number];

/** What is late first; newest first; what begins soonest first. */
export const requestOrders = ["late", "newest", "start"] as const;
export type RequestOrder = (typeof requestOrders)[number];

export const requestListLimits = { search: 100, waitingHours: 8760 } as const;

/** One status, several in a repeated parameter, or with commas. */
const statuses = v.optional(
  v.pipe(
    v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
    v.transform((value) => (Array.isArray(value) ? value : String(value).split(","))),
    v.maxLength(requestStatuses.length),
    v.array(v.pipe(queryInteger, v.picklist(requestStatuses))),
  ),
  [],
);

/** Which requests are wanted, and in which order. */
export const requestFilters = {
  /** Any of these; all of them where none is named. */
  status: statuses,
  tour_id: v.optional(queryInteger),
  departure_id: v.optional(queryInteger),
  money: v.optional(v.picklist(requestMoneyStates)),
  step: v.optional(v.picklist(requestSteps)),
  /** Those alone whose guest waits for an answer for so many hours. */
  unanswered_for: v.optional(
    v.pipe(queryInteger, v.minValue(0), v.maxValue(requestListLimits.waitingHours)),
  ),
  /** 1: what is late alone. */
  is_late: queryFlag("0"),
  /** A request's number, a phone in any way of writing or a part of it, words of a name or an e-mail. */
  q: v.optional(text(requestListLimits.search), ""),
  order: v.optional(v.picklist(requestOrders), "late"),
  page: queryPage,
};

const lateSchema = v.object({
  step: v.picklist(lateSteps),
  /** An ISO instant: since when somebody waits, or since when it should be there. */
  since: v.string(),
});
export type LateReason = v.InferOutput<typeof lateSchema>;

/** A request in the list of those who sell. */
export const requestRowSchema = v.object({
  id: v.number(),
  /** Joins it with the guest's other requests. */
  chat_id: v.number(),
  status: v.picklist(requestStatuses),
  /** Until when the seats are held, as an ISO instant; null once they are sold or given back. */
  hold_expires_at: v.nullable(v.string()),
  guest: v.string(),
  phone: v.string(),
  email: v.string(),
  tour: v.object({ id: v.number(), title: v.string(), time_zone: v.string() }),
  departure: v.object({ id: v.number(), start_date: dateSchema, end_date: dateSchema }),
  seats: v.number(),
  total: moneySchema,
  /** What is paid and does not go back. */
  kept: moneySchema,
  /** The last message is the guest's. */
  awaits_reply: v.boolean(),
  /** Since when they wait for an answer, as an ISO instant; null where they do not. */
  waits_since: v.nullable(v.string()),
  /** Since how many days the rest is overdue; 0 where it is not. */
  rest_overdue: v.number(),
  next_step: v.picklist(requestSteps),
  /** The most pressing first; empty where nothing is late. */
  late: v.array(lateSchema),
  created_at: v.string(),
});
export type RequestRow = v.InferOutput<typeof requestRowSchema>;

/** A page of requests, and how many there are, whichever statuses were asked for. */
export const requestListSchema = v.object({
  data: v.array(requestRowSchema),
  pagination: paginationSchema,
  counts: v.object({
    /** Of all statuses. */
    late: v.number(),
    /** Those that there are. */
    by_status: v.array(v.object({ status: v.picklist(requestStatuses), count: v.number() })),
  }),
});
export type RequestList = v.InferOutput<typeof requestListSchema>;
