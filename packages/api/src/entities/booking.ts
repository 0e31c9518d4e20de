import * as v from "valibot";
import { toAcceptSchema } from "./acceptance.ts";
import { adjustableSchema, adjustmentSchema } from "./adjustment.ts";
import { agentSchema } from "./agent.ts";
import { integerSchema } from "./answer.ts";
import { arrivalDetailsSchema } from "./arrival.ts";
import { givenConsents, guestContact, partySeats } from "./booking-fields.ts";
import { uuidSchema } from "./booking-key.ts";
import { consentKinds } from "./consent.ts";
import { bookingLimits } from "./booking-limits.ts";
import { individualTourLinkSchema } from "./individual-tour.ts";
import { dateSchema } from "./calendar-date.ts";
import { text } from "./input-fields.ts";
import { guestReviewSchema } from "./guest-review.ts";
import { imageSchema } from "./media.ts";
import { sentEmailSchema, waitingEmailSchema } from "./request-email.ts";
import { exchangeRateSchema } from "./exchange-rate.ts";
import { expectedTotalSchema, moneySchema } from "./money.ts";
import { outsideMoneySchema } from "./outside-payment.ts";
import { requestMoneySchema } from "./payment.ts";
import { requestActionSchema } from "./request-action.ts";
import { historyStepSchema, tripDatesSchema } from "./request-history.ts";
import { requestStatuses } from "./request-status.ts";
import { departureStatuses, groupSchema, priceOptionKinds } from "./tour.ts";
import { passportActions, touristFormSchema, touristSchema } from "./tourist.ts";

/** What a visitor asks for. Product decisions, section 11. */
export const newRequestSchema = v.strictObject({
  /** Made by the client (uuid v4): a repeated body with the same key is the same request. */
  key: uuidSchema,
  departure_id: integerSchema,
  seats: partySeats,
  contact: guestContact,
  comment: v.optional(text(bookingLimits.comment), ""),
  consents: givenConsents,
  /** Of the request for which an individual tour was made, when that is what is booked. */
  individual_uuid: v.optional(uuidSchema),
  /** What the screen showed: another price is 409 with the new `total`. */
  expected_total: v.optional(expectedTotalSchema),
});
export type NewRequest = v.InferOutput<typeof newRequestSchema>;

const requestSeats = v.object({
  option_id: v.string(),
  title: v.string(),
  count: v.number(),
  kind: v.picklist(priceOptionKinds),
  /** Of one. */
  price: moneySchema,
});

/** What is known at once of a request that was made. */
export const madeRequestSchema = v.object({
  id: v.number(),
  uuid: v.string(),
  status: v.picklist(requestStatuses),
  /** Until when the seats are held, as an ISO instant; null once they are sold or given back. */
  hold_expires_at: v.nullable(v.string()),
  /** How many seats are held. */
  seats: v.number(),
  total: moneySchema,
  prepayment: moneySchema,
});

const acceptedDocument = v.object({
  kind: v.picklist(consentKinds),
  /** The document's title, or the words that were agreed to; empty where they were not kept. */
  title: v.string(),
  /** Null of words that were agreed to before their versions were kept. */
  version: v.nullable(v.number()),
  /** SHA-256 of the document's HTML or of the words, in hex; null where they were not kept. */
  text_hash: v.nullable(v.string()),
  accepted_at: v.string(),
});

/** A request as its guest sees it: by its uuid alone. */
export const guestRequestSchema = v.object({
  ...madeRequestSchema.entries,
  /** Who sells its tour. */
  organizer_id: v.number(),
  /** Who sold it on the marketplace, and takes its money; left out of what was booked elsewhere. */
  agent: v.optional(agentSchema),
  tour: v.object({
    title: v.string(),
    slug: v.string(),
    time_zone: v.string(),
    image: v.nullable(imageSchema),
  }),
  departure: v.object({
    id: v.number(),
    start_date: dateSchema,
    end_date: dateSchema,
    status: v.optional(v.picklist(departureStatuses)),
    group: groupSchema,
  }),
  lines: v.array(requestSeats),
  /** Discounts and extra lines, oldest first: parts of the total. Left out where there are none. */
  adjustments: v.optional(v.array(adjustmentSchema)),
  /** What its guest still has to agree to before they pay; left out where that is nothing. */
  to_accept: v.optional(toAcceptSchema),
  /** By which its prices became roubles when it was made; left out where they are the tour's own. */
  rate: v.optional(exchangeRateSchema),
  contact: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  comment: v.string(),
  /** Who travels: what was booked for each, their name where it is known, and whether all of it is. */
  travellers: v.array(v.object({ title: v.string(), name: v.string(), is_complete: v.boolean() })),
  cancellation_rules: v.array(v.object({ days_before: v.number(), refund_percent: v.number() })),
  /** Until which day the rest is to be paid. */
  rest_due_date: dateSchema,
  documents: v.array(acceptedDocument),
  money: requestMoneySchema,
  /**
   * What would come back to a guest who cancels today, and tomorrow; null where nothing was paid, or it
   * can't be cancelled on that day.
   */
  refundable: v.object({ today: v.nullable(moneySchema), tomorrow: v.nullable(moneySchema) }),
  /** What the organiser or staff wrote who cancelled it; empty where nobody did. */
  closing_words: v.string(),
  /** A shop takes payments for it; else the organiser says how it is paid. */
  can_pay_online: v.boolean(),
  /** The tour that was made for this request; null where none was. */
  individual_tour: v.nullable(individualTourLinkSchema),
  /** What is kept of who was taken out, a part of the total; left out where there is none. */
  retained: v.optional(moneySchema),
  /** The guest may still change by themselves who travels. */
  can_change_party: v.boolean(),
  /** The guest may still cancel by themselves: before the first day, while it is not closed. */
  can_cancel: v.boolean(),
  /** The guest may still move to another date by themselves: all of their money would come back. */
  can_move: v.boolean(),
  /** The per cent that comes back at most, whatever the rules say: a date was left that gave less. */
  refund_cap_percent: v.number(),
  /**
   * The group was too small, or the dates are others (`moved_from`): until then, as an ISO instant, the
   * guest chooses another date, or all of the money back; null while there is nothing to choose.
   */
  choose_until: v.nullable(v.string()),
  /** The dates that the organiser gave up for those of `departure`, while the guest chooses. */
  moved_from: v.optional(tripDatesSchema),
  /** What its guest wrote of the trip; null before. */
  review: v.nullable(guestReviewSchema),
  /** The trip took place, and its review is not published yet. */
  can_review: v.boolean(),
  /**
   * The trip ended more than 90 days ago: its guest is told of money and documents alone, and names,
   * contacts and words are empty. Product decisions, section 7.
   */
  is_long_over: v.boolean(),
  created_at: v.string(),
});
export type GuestRequest = v.InferOutput<typeof guestRequestSchema>;

/** A request as the people who sell the tour see it. */
export const sellerRequestSchema = v.object({
  ...guestRequestSchema.entries,
  /** Joins this guest's requests with this organiser, by their e-mail. */
  chat_id: v.number(),
  /** It is declined in some seconds, unless that is taken back; left out of any other. */
  is_being_declined: v.optional(v.literal(true)),
  /** What whoever reads it may do with it now, by the table of transitions. */
  actions: v.array(requestActionSchema),
  /** How its price may be changed now; null where it is settled. */
  adjustable: v.nullable(adjustableSchema),
  /** Since how many days the rest is overdue: it cancels nothing, the organiser asks for it; 0 else. */
  rest_overdue: v.number(),
  tourist_form: touristFormSchema,
  tourists: v.array(touristSchema),
  /** Who saw or erased the number of which tourist's document, latest first. */
  passport_readings: v.array(
    v.object({
      tourist_id: v.number(),
      action: v.picklist(passportActions),
      reader: v.string(),
      at: v.string(),
    }),
  ),
  /** What was paid past the shop. */
  outside: outsideMoneySchema,
  /** The shop sends no receipts: the organiser makes them and attaches them. */
  own_receipts: v.boolean(),
  /** How the party arrives; null before its guest wrote of it. */
  arrival: v.nullable(arrivalDetailsSchema),
  /** When the mailbox asked for no emails but those about its bookings; null where it did not. */
  unsubscribed_at: v.nullable(v.string()),
  /** What was written to the guest and to the organiser, in the order in which it was sent. */
  emails: v.array(sentEmailSchema),
  /** What was not sent yet, in the order in which it was left: a mail server may be down. */
  waiting_emails: v.array(waitingEmailSchema),
  history: v.array(historyStepSchema),
});
export type SellerRequest = v.InferOutput<typeof sellerRequestSchema>;

/** What a guest would get back, shown before they cancel. */
export const cancelQuoteSchema = v.object({
  /** Whole days until the first day of the trip, by the clocks of its place. */
  days_left: v.number(),
  refund_percent: v.number(),
  paid: moneySchema,
  refund: moneySchema,
});
export type CancelQuote = v.InferOutput<typeof cancelQuoteSchema>;
