import type { RequestChat } from "@tour/api";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { listLastRequests } from "../list-requests.ts";
import { findOwnChat } from "./find-own-chat.ts";
import { requests as requestTable } from "../request.table.ts";
import { listMessages } from "./list-messages.ts";

/** A chat of whoever is signed in and may sell for its organiser; any other is not there for them. */
export async function readChat(id: number, context: RequestContext): Promise<RequestChat> {
  const chat = await findOwnChat(id, context);
  const requests = await listLastRequests(context, eq(requestTable.chatId, id));
  const messages = await listMessages(
    context.db,
    requests.map((request) => request.id),
  );
  return { id, organizer_id: chat.organizerId, email: chat.email, requests, messages };
}
