import type { Handlers } from "@tour/api";
import type { messageCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { findBookings } from "../finding/find-bookings.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, isLongOver } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { readGuest } from "./read-guest.ts";
import { addMessage, noteWaiting } from "./add-message.ts";
import { hasArrived, listMessages } from "./list-messages.ts";
import { messageTexts } from "./message.texts.ts";
import { withdrawReply } from "./withdraw-reply.ts";
import { readChat } from "./read-chat.ts";

/** What guests and organisers write to each other. Product decisions, section 11. */
export const messageHandlers: Handlers<typeof messageCalls, RequestContext> = {
  requestMessages: async ({ query }, { db, now }) => {
    const found = await findRequest(db, eq(requests.uuid, query.uuid));
    if (isLongOver(found, now())) return { data: [] };
    const messages = await listMessages(db, [found.request.id], hasArrived);
    return { data: messages.map(({ request_id: _, ...message }) => message) };
  },

  sendRequestMessage: async ({ body: { uuid, text, key } }, context) => {
    const found = await findRequest(context.db, eq(requests.uuid, uuid));
    if (isLongOver(found, context.now())) throw new Refusal("gone", messageTexts.longOver);
    const { request } = found;
    const by = { author: "guest", userId: null, address: context.address() } as const;
    return { data: await addMessage(context, { requestId: request.id, text, key, ...by }) };
  },

  replyToRequest: async ({ body: { id, text, key } }, context) => {
    const { request } = await findRequest(context.db, isOwnRequest(id, context));
    const { id: userId, memberships } = accountOf(context);
    const isOrganizer = memberships.some(({ organizerId }) => organizerId === request.organizerId);
    const by = { author: isOrganizer ? "organizer" : "staff", userId } as const;
    return { data: await addMessage(context, { requestId: id, text, key, ...by }) };
  },

  withdrawReply: async ({ body }, context) => {
    await withdrawReply(context, body.message_id);
    return { success: true };
  },

  listRequestsForChat: async ({ query }, context) => ({
    data: await readChat(query.chat_id, context),
  }),

  settleMessages: async ({ body: { id } }, context) => {
    await findRequest(context.db, isOwnRequest(id, context));
    await noteWaiting(context.db, id, false);
    return { success: true };
  },

  viewGuest: async ({ query }, context) => ({ data: await readGuest(query.chat_id, context) }),

  findBookings: async ({ body }, context) => {
    await findBookings(context, body.email);
    return { success: true };
  },
};
