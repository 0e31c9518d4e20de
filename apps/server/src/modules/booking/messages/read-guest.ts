import type { Money, OfficeGuest } from "@tour/api";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { findOwnChat } from "./find-own-chat.ts";
import { keptOf, readSumsOfMany, restOf } from "../ledger/request-sums.ts";
import { listLastRequests } from "../list-requests.ts";
import { requests } from "../request.table.ts";

/** Of whoever has a chat: what they left of themselves, their money, and who else has their phone. */
export async function readGuest(chatId: number, context: RequestContext): Promise<OfficeGuest> {
  const { db } = context;
  const chat = await findOwnChat(chatId, context);
  const own = await db
    .select()
    .from(requests)
    .where(eq(requests.chatId, chatId))
    .orderBy(desc(requests.id));
  const phones = [...new Set(own.map(({ contactPhone }) => contactPhone))];
  const isDouble = and(
    eq(requests.organizerId, chat.organizerId),
    inArray(requests.contactPhone, phones),
    ne(requests.chatId, chatId),
  )!;
  return {
    chat_id: chatId,
    organizer_id: chat.organizerId,
    email: chat.email,
    unsubscribed_at: chat.unsubscribedAt?.toISOString() ?? null,
    contacts: listContacts(own),
    sums: await addUp(context, own),
    doubles: phones.length > 0 ? await listLastRequests(context, isDouble) : [],
  };
}

type RequestRow = typeof requests.$inferSelect;

function listContacts(own: readonly RequestRow[]): OfficeGuest["contacts"] {
  const byText = new Map(
    own.map(({ contactName: name, contactPhone: phone }) => [`${name}\n${phone}`, { name, phone }]),
  );
  return [...byText.values()];
}

/** Sums of many requests, each currency by itself: they are no one sum. */
async function addUp(
  { db }: RequestContext,
  own: readonly RequestRow[],
): Promise<OfficeGuest["sums"]> {
  const sums = await readSumsOfMany(
    db,
    own.map(({ id }) => id),
  );
  const totals = new Map<Money["currency"], { kept: number; returned: number; rest: number }>();
  for (const request of own) {
    const of = sums.get(request.id) ?? { paid: 0, refunded: 0, refundDue: 0 };
    const total = totals.get(request.currency) ?? { kept: 0, returned: 0, rest: 0 };
    totals.set(request.currency, {
      kept: total.kept + keptOf(of),
      returned: total.returned + of.refunded + of.refundDue,
      rest: total.rest + restOf(request, of),
    });
  }
  return [...totals].map(([currency, { kept, returned, rest }]) => ({
    kept: { amount: kept, currency },
    returned: { amount: returned, currency },
    rest: { amount: rest, currency },
  }));
}
