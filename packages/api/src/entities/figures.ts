import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { currencies, moneySchema } from "./money.ts";
import { visitSources } from "./visit.ts";

/** For how many days back visits are shown. */
export const figurePeriods = [7, 30, 90] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

const tour = v.object({ id: v.number(), title: v.string() });

/** From visit to request to payment. A request counts where and when it was made. */
export const visitFiguresSchema = v.object({
  from: dateSchema,
  to: dateSchema,
  steps: v.object({
    visits: v.number(),
    /** Pages of tours that were opened, and pages of booking. */
    tours: v.number(),
    bookings: v.number(),
    requests: v.number(),
    /** Those of the requests that were paid for. */
    paid: v.number(),
  }),
  /** The main page first, where it was opened; then tours, those opened most first. */
  pages: v.array(
    v.object({
      /** Null of the main page, on which nothing is asked for. */
      tour: v.nullable(tour),
      views: v.number(),
      bookings: v.number(),
      requests: v.number(),
      paid: v.number(),
    }),
  ),
  sources: v.array(
    v.object({
      source: v.picklist(visitSources),
      visits: v.number(),
      requests: v.number(),
      paid: v.number(),
    }),
  ),
  /** Tours on sale that were looked at, and asked for by nobody. */
  unbooked: v.array(v.object({ tour, views: v.number(), bookings: v.number() })),
});
export type VisitFigures = v.InferOutput<typeof visitFiguresSchema>;

/** The longest period that is shown at once, in days. */
export const maxFigureDays = 800;

/** Sums of all requests in one currency, in its minor units, by the ledger. */
const moneySumsSchema = v.object({
  currency: v.picklist(currencies),
  /** All that came in, what of it went back, and what is on its way back. */
  paid: v.number(),
  refunded: v.number(),
  refund_due: v.number(),
  /** Paid, and not on its way back. */
  kept: v.number(),
  /** Of what was paid on the marketplace: what waits for its trip. */
  held: v.number(),
  /** Of the same: what was earned and not paid out, without the commission. */
  owed: v.number(),
  /** What guests of confirmed requests have still to pay, and how much of it is late. */
  due: v.number(),
  overdue: v.number(),
});
export type MoneySums = v.InferOutput<typeof moneySumsSchema>;

/** The money of an organiser, the same sums as on each request's own page. */
export const moneyFiguresSchema = v.object({
  today: dateSchema,
  from: dateSchema,
  to: dateSchema,
  sums: v.array(moneySumsSchema),
  /** What is to be paid, soonest first; the first of `due_count`. */
  due: v.array(
    v.object({
      request_id: v.number(),
      guest: v.string(),
      tour: v.string(),
      kind: v.picklist(["prepayment", "payment"]),
      amount: moneySchema,
      /** As an ISO instant; null of what is due by a day. */
      until: v.nullable(v.string()),
      day: v.nullable(dateSchema),
      is_overdue: v.boolean(),
    }),
  ),
  due_count: v.number(),
  /** What the marketplace earned for the organiser in the period, by days, newest first. */
  payouts: v.array(
    v.object({
      day: dateSchema,
      requests: v.number(),
      amount: moneySchema,
      commission: moneySchema,
    }),
  ),
  /** What came and went in the period, newest first. */
  days: v.array(
    v.object({
      day: dateSchema,
      currency: v.picklist(currencies),
      paid: v.number(),
      refunded: v.number(),
    }),
  ),
});
export type MoneyFigures = v.InferOutput<typeof moneyFiguresSchema>;
