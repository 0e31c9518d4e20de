import type { RequestChat } from "@tour/api";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../../http/errors/errors.ts";
import type { RequestContext } from "../../../http/context.ts";
import { listRequestsOfChat } from "../list-requests.ts";
import { sellsFor } from "../own-request.ts";
import { chats } from "../chats/chat.table.ts";
import { listMessages } from "./list-messages.ts";
import { messageTexts } from "./message.texts.ts";

/** A chat of whoever is signed in and may sell for its organiser; any other is not there for them. */
export async function readChat(id: number, context: RequestContext): Promise<RequestChat> {
  const { db, now } = context;
  const [chat] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), sellsFor(chats.organizerId, context)));
  if (!chat) throw notFound(messageTexts.noChat);
  const requests = await listRequestsOfChat(db, id, now());
  const messages = await listMessages(
    db,
    requests.map((request) => request.id),
  );
  return { id, organizer_id: chat.organizerId, email: chat.email, requests, messages };
}
