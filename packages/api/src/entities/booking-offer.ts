import * as v from "valibot";
import { agentSchema } from "./agent.ts";
import { dateSchema } from "./calendar-date.ts";
import { documentConsents } from "./consent.ts";
import { exchangeRateSchema } from "./exchange-rate.ts";
import { currencies, moneySchema } from "./money.ts";
import { departureStatuses, groupSchema, priceOptionKinds, saleOpeningSchema } from "./tour.ts";

/** A document that is agreed to, in the version that is shown. */
export const shownDocumentSchema = v.object({
  kind: v.picklist(documentConsents),
  title: v.string(),
  version: v.number(),
  /** On the host where it is booked. */
  path: v.string(),
});

/** What is agreed to without a document, in the very words that the form shows. */
export const shownWordsSchema = v.object({
  kind: v.picklist(["advertising", "others"]),
  version: v.number(),
  text: v.string(),
});

/** All that one needs to know to ask for seats of a tour. */
export const bookingOfferSchema = v.object({
  tour: v.object({
    id: v.number(),
    title: v.string(),
    slug: v.string(),
    time_zone: v.string(),
    min_age: v.number(),
  }),
  currency: v.picklist(currencies),
  /** By which the prices became roubles; left out where they are the tour's own. */
  rate: v.optional(exchangeRateSchema),
  /** Of the request for which the tour was made; null of every other tour. */
  individual_uuid: v.nullable(v.string()),
  /** The seats are held for the payment at once; else the organiser confirms first. */
  is_instant: v.boolean(),
  hours_to_confirm: v.number(),
  /** For how long seats are held for a payment. */
  hours_to_pay: v.number(),
  prepayment_percent: v.number(),
  /** How many days before the start the rest is due. */
  rest_due_days: v.number(),
  cancellation_rules: v.array(v.object({ days_before: v.number(), refund_percent: v.number() })),
  options: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      note: v.string(),
      kind: v.picklist(priceOptionKinds),
    }),
  ),
  /** Those to come, soonest first; some of them full or closed. */
  departures: v.array(
    v.object({
      id: v.number(),
      start_date: dateSchema,
      end_date: dateSchema,
      status: v.picklist(departureStatuses),
      seats_left: v.number(),
      group: groupSchema,
      sale_opening: saleOpeningSchema,
      /** An option without a price is not sold on this departure. */
      prices: v.array(v.object({ option_id: v.string(), price: moneySchema })),
    }),
  ),
  /** What is agreed to, each by itself; none where the organiser published none. */
  documents: v.array(shownDocumentSchema),
  /** What is agreed to without a document. */
  words: v.array(shownWordsSchema),
  /** Who sells it on the marketplace; left out on the organiser's own site. */
  agent: v.optional(
    v.object({
      ...agentSchema.entries,
      /** The tour on its organiser's own site; null without one. */
      tour_url: v.nullable(v.string()),
      /** Whether the marketplace takes requests. */
      can_book: v.boolean(),
      /** Whether its shop takes the money of this tour. */
      takes_payments: v.boolean(),
    }),
  ),
});
export type BookingOffer = v.InferOutput<typeof bookingOfferSchema>;
