import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { bookingOfferSchema } from "../entities/booking-offer.ts";
import { cancelQuoteSchema, guestRequestSchema, madeRequestSchema } from "../entities/booking.ts";
import { acceptedTextSchema, documentConsents } from "../entities/consent.ts";
import { newRequestSchema, sellerRequestSchema } from "../entities/booking.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { text } from "../entities/input-fields.ts";
import { requestFilters, requestListSchema } from "../entities/request-list.ts";

const byUuid = v.strictObject({ uuid: uuidSchema });
const reason = v.optional(text(1000), "");

/**
 * Specification, section 7, "Booking". Whoever has a request's uuid acts as its guest; its number
 * needs the session of somebody who sells the tour.
 */
export const bookingCalls = {
  bookingOffer: defineCall({
    method: "GET",
    path: "/spa/booking-offer",
    summary: "Dates, prices, terms and documents of a tour, for whoever wants to book it",
    access: "anyone",
    query: v.strictObject({
      tour_id: queryInteger,
      /** Of the request for which an individual tour was made. */
      individual_uuid: v.optional(uuidSchema),
      site_id: v.optional(queryInteger),
    }),
    answer: dataOf(bookingOfferSchema),
  }),

  createRequest: defineCall({
    method: "POST",
    path: "/spa/create-request",
    summary:
      "Asks for seats of a departure and holds them; the same key and body make one request. 409 " +
      "with `seats_left` when there are too few, with the new `total` when it is not what was " +
      "expected, and for a document that was published anew",
    access: "anyone",
    body: newRequestSchema,
    answer: dataOf(madeRequestSchema),
  }),

  getRequestByUuid: defineCall({
    method: "GET",
    path: "/crm/api/request/get-by-uuid",
    summary: "A request for whoever has its uuid",
    access: "anyone",
    query: byUuid,
    answer: dataOf(guestRequestSchema),
  }),

  acceptedDocument: defineCall({
    method: "GET",
    path: "/spa/accepted-document",
    summary:
      "A document as it was accepted with a request, whatever was published since; 404 where none was",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema, kind: v.picklist(documentConsents) }),
    answer: dataOf(acceptedTextSchema),
  }),

  cancelQuote: defineCall({
    method: "GET",
    path: "/spa/cancel-quote",
    summary: "What a guest would get back who cancels today; 409 when there is nothing to cancel",
    access: "anyone",
    query: byUuid,
    answer: dataOf(cancelQuoteSchema),
  }),

  cancelRequest: defineCall({
    method: "POST",
    path: "/spa/cancel-request",
    summary: "A guest cancels their request; 409 with its status when it is closed or has begun",
    access: "anyone",
    body: v.strictObject({ uuid: uuidSchema, message: reason }),
    answer: dataOf(guestRequestSchema),
  }),

  getRequest: defineCall({
    method: "GET",
    path: "/crm/api/request/get",
    summary: "A request for the people who sell its tour, with its history",
    access: "signed-in",
    query: v.strictObject({ id: queryInteger }),
    answer: dataOf(sellerRequestSchema),
  }),

  listRequests: defineCall({
    method: "GET",
    path: "/crm/api/request/list",
    summary:
      "The organiser's requests: what is late first, then those that wait for the organiser's word, " +
      "soonest deadline first, those whose guest wrote last, those that wait for a payment, those " +
      "that are sold, and those that are closed; with counts by status under the same filters",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger, ...requestFilters }),
    answer: requestListSchema,
  }),

  confirmRequest: defineCall({
    method: "POST",
    path: "/crm/api/request/confirm",
    summary: "Confirms a request that waits for it; 409 with its status otherwise",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema }),
    answer: dataOf(sellerRequestSchema),
  }),

  declineRequest: defineCall({
    method: "POST",
    path: "/crm/api/request/decline",
    summary:
      "Declines a request that waits for confirmation, with a reason that the guest reads. With " +
      "`can_undo` it is done in twelve seconds, unless that is taken back or money would go back",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: v.strictObject({
      id: integerSchema,
      message: reason,
      can_undo: v.optional(v.boolean(), false),
    }),
    answer: dataOf(sellerRequestSchema),
  }),

  withdrawDecline: defineCall({
    method: "POST",
    path: "/crm/api/request/withdraw-decline",
    summary:
      "Takes back a decline before it is done: the guest never hears of it; 409 once the ten seconds " +
      "are over",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: v.strictObject({ id: integerSchema }),
    answer: dataOf(sellerRequestSchema),
  }),

  cancelRequestBySeller: defineCall({
    method: "POST",
    path: "/crm/api/request/cancel",
    summary:
      "Cancels a request; its seats go back, and all that was paid. Staff may name another `refund`; " +
      "above a limit it waits for a second of them, as `waits_for_second` tells. `notify_client` " +
      "sends the guest an e-mail",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: v.strictObject({
      id: integerSchema,
      message: reason,
      notify_client: v.optional(v.boolean(), false),
      /** Minor units of the request's currency; staff alone may name it. */
      refund: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    }),
    answer: v.object({ ...doneSchema.entries, waits_for_second: v.optional(v.boolean()) }),
  }),
};
