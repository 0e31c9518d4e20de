import { and, eq } from "drizzle-orm";
import { notFound } from "../../../http/errors/errors.ts";
import type { RequestContext } from "../../../http/context.ts";
import { messageTexts } from "./message.texts.ts";
import { sellsFor } from "../own-request.ts";
import { chats } from "../chats/chat.table.ts";

/** A chat of whoever is signed in and may sell for its organiser; any other is not there for them. */
export async function findOwnChat(id: number, context: RequestContext) {
  const [chat] = await context.db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), sellsFor(chats.organizerId, context)));
  if (!chat) throw notFound(messageTexts.noChat);
  return chat;
}
