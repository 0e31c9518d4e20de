import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { emailSchema } from "../entities/booking-fields.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { officeGuestSchema } from "../entities/office-guest.ts";
import {
  newMessageFields,
  requestChatSchema,
  requestMessageSchema,
} from "../entities/request-message.ts";

/**
 * What a guest and an organiser write to each other about a request, and how a guest finds their
 * requests again. Product decisions, section 11.
 */
export const messageCalls = {
  requestMessages: defineCall({
    method: "GET",
    path: "/spa/request-messages",
    summary: "The last 500 messages of a request for whoever has its uuid, oldest first",
    access: "anyone",
    query: v.strictObject({ uuid: uuidSchema }),
    answer: dataOf(v.array(requestMessageSchema)),
  }),

  sendRequestMessage: defineCall({
    method: "POST",
    path: "/spa/request-messages",
    summary:
      "The guest of a request writes to its organiser, who is told by e-mail; 429 for too many in a row",
    access: "anyone",
    body: v.strictObject({ uuid: uuidSchema, ...newMessageFields }),
    answer: dataOf(requestMessageSchema),
  }),

  replyToRequest: defineCall({
    method: "POST",
    path: "/crm/api/request/reply",
    summary:
      "Answers the guest of a request, on their page and by e-mail; 429 for too many in a row",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema, ...newMessageFields }),
    answer: dataOf(requestMessageSchema),
  }),

  withdrawReply: defineCall({
    method: "POST",
    path: "/crm/api/request/withdraw-reply",
    summary:
      "Takes back an answer before the guest has it: neither they nor their mailbox see it; 409 once " +
      "the ten seconds are over",
    access: "signed-in",
    body: v.strictObject({ message_id: integerSchema }),
    answer: doneSchema,
  }),

  listRequestsForChat: defineCall({
    method: "GET",
    path: "/crm/api/request/list-for-chat",
    summary:
      "One guest's last 100 requests with one organiser, newest first, and their last 500 messages " +
      "in one thread, oldest first; for the people who sell the tours",
    access: "signed-in",
    query: v.strictObject({ chat_id: queryInteger }),
    answer: dataOf(requestChatSchema),
  }),

  settleMessages: defineCall({
    method: "POST",
    path: "/crm/api/request/settle-messages",
    summary:
      "Says that what the guest of a request wrote last needs no answer: they were called, or gave thanks",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),

  viewGuest: defineCall({
    method: "GET",
    path: "/crm/api/guest/view",
    summary:
      "Who one guest of an organiser is: what they left of themselves, their money by the ledger, and " +
      "requests with the same phone under other e-mails; for the people who sell the tours",
    access: "signed-in",
    query: v.strictObject({ chat_id: queryInteger }),
    answer: dataOf(officeGuestSchema),
  }),

  findBookings: defineCall({
    method: "POST",
    path: "/spa/find-bookings",
    summary:
      "Sends one email with the ways to an address' requests with the site's organiser, once in ten " +
      "minutes; answers the same whether there are any",
    access: "anyone",
    body: v.strictObject({ email: emailSchema }),
    answer: doneSchema,
  }),
};
