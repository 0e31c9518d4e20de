import * as v from "valibot";
import { defineCall } from "../call.ts";
import { acceptTermsSchema } from "../entities/acceptance.ts";
import { adjustRequestSchema } from "../entities/adjustment.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { bookingOfferSchema } from "../entities/booking-offer.ts";
import { guestRequestSchema, madeRequestSchema, sellerRequestSchema } from "../entities/booking.ts";
import { text } from "../entities/input-fields.ts";
import { requestRowSchema } from "../entities/request-list.ts";
import { sellRequestSchema } from "../entities/selling.ts";

/** What whoever sells does for a guest: a request by phone, and another price of one. */
export const sellingCalls = {
  sellingOffer: defineCall({
    method: "GET",
    path: "/crm/api/request/offer",
    summary: "Dates, seats left and prices of one of the organiser's listed tours",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger, tour_id: queryInteger }),
    answer: dataOf(bookingOfferSchema),
  }),

  findGuest: defineCall({
    method: "GET",
    path: "/crm/api/request/find-guest",
    summary: "The last requests with this phone or e-mail, newest first; none of half a phone",
    access: "manager",
    query: v.strictObject({
      organizer_id: queryInteger,
      phone: v.optional(text(40), ""),
      email: v.optional(text(254), ""),
    }),
    answer: dataOf(v.array(requestRowSchema)),
  }),

  sellRequest: defineCall({
    method: "POST",
    path: "/crm/api/request/create",
    summary:
      "Makes a request for a guest who phones, and holds its seats; its guest is written to and agrees " +
      "to the documents on the request's page. The same key and body make one request. 409 with " +
      "`seats_left` or the new `total`, and for a question that is closed; 422 while the site is not " +
      "published with its documents",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: sellRequestSchema,
    answer: dataOf(madeRequestSchema),
  }),

  acceptTerms: defineCall({
    method: "POST",
    path: "/spa/accept-terms",
    summary:
      "The guest of a request that was made for them agrees to the documents; 409 for a document that " +
      "was published anew, or where nothing is to be agreed to",
    access: "anyone",
    body: acceptTermsSchema,
    answer: dataOf(guestRequestSchema),
  }),

  adjustRequest: defineCall({
    method: "POST",
    path: "/crm/api/request/adjust",
    summary:
      "Gives a discount or adds a line with a reason that the guest reads; before a payment of the " +
      "whole price, later of the rest alone. The same key and body make one line; 409 with the " +
      "request's status where its price is settled, 422 for a discount of more than is still to be paid",
    access: "signed-in",
    body: adjustRequestSchema,
    answer: dataOf(sellerRequestSchema),
  }),
};
