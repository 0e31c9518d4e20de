import type { Handlers, Mailing } from "@tour/api";
import type { mailingCalls } from "@tour/api/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { chats } from "../chats/chat.table.ts";
import { hideAddress } from "./hide-address.ts";
import { mailingTexts } from "./mailing.texts.ts";

/** Whether a mailbox wants an organiser's emails that are not about its bookings. */
export const mailingHandlers: Handlers<typeof mailingCalls, RequestContext> = {
  readMailing: async ({ query }, { db }) => ({ data: await readMailing(db, query.token) }),

  changeMailing: async ({ body }, { db, now }) => {
    const isWanted = eq(chats.mailingToken, body.token);
    await (body.is_subscribed
      ? db.update(chats).set({ unsubscribedAt: null }).where(isWanted)
      : // The first time counts: mail services and their people say it more than once.
        db
          .update(chats)
          .set({ unsubscribedAt: now() })
          .where(and(isWanted, isNull(chats.unsubscribedAt))));
    return { data: await readMailing(db, body.token) };
  },
};

async function readMailing(db: Database, token: string): Promise<Mailing> {
  const [found] = await db
    .select({ chat: chats, organizer: organizers.name })
    .from(chats)
    .innerJoin(organizers, eq(organizers.id, chats.organizerId))
    .where(eq(chats.mailingToken, token));
  if (!found) throw notFound(mailingTexts.none);
  const { chat, organizer } = found;
  return {
    organizer,
    address: hideAddress(chat.email),
    is_subscribed: chat.unsubscribedAt === null,
  };
}
