import { templateLimits } from "@tour/api";
import type { Handlers } from "@tour/api";
import type { messageTemplateCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { messageTemplates } from "./template.table.ts";
import { templateTexts } from "./template.texts.ts";

/** The organiser's own words for messages that they write again and again. */
export const messageTemplateHandlers: Handlers<typeof messageTemplateCalls, RequestContext> = {
  listMessageTemplates: ({ query }, { db }) => answer(db, query.organizer_id),

  saveMessageTemplate: async ({ query, body: { id, ...words } }, { db }) => {
    const { organizer_id: organizerId } = query;
    if (id !== undefined) {
      const changed = await db
        .update(messageTemplates)
        .set(words)
        .where(isOwn(id, organizerId))
        .returning({ id: messageTemplates.id });
      if (changed.length === 0) throw notFound(templateTexts.none);
      return answer(db, organizerId);
    }
    await db.transaction(async (tx) => {
      // Those that come at once are counted one after another.
      const [organizer] = await tx
        .select({ id: organizers.id })
        .from(organizers)
        .where(eq(organizers.id, organizerId))
        .for("no key update");
      if (!organizer) throw notFound();
      const count = await tx.$count(
        messageTemplates,
        eq(messageTemplates.organizerId, organizerId),
      );
      if (count >= templateLimits.count) throw new Refusal("unprocessable", templateTexts.tooMany);
      await tx.insert(messageTemplates).values({ organizerId, ...words });
    });
    return answer(db, organizerId);
  },

  removeMessageTemplate: async ({ query, body }, { db }) => {
    const { organizer_id: organizerId } = query;
    const removed = await db
      .delete(messageTemplates)
      .where(isOwn(body.id, organizerId))
      .returning({ id: messageTemplates.id });
    if (removed.length === 0) throw notFound(templateTexts.none);
    return answer(db, organizerId);
  },
};

const isOwn = (id: number, organizerId: number) =>
  and(eq(messageTemplates.id, id), eq(messageTemplates.organizerId, organizerId));

async function answer(db: Database, organizerId: number) {
  const { id, title, text } = messageTemplates;
  const data = await db
    .select({ id, title, text })
    .from(messageTemplates)
    .where(eq(messageTemplates.organizerId, organizerId))
    .orderBy(sql`${title} collate "und-x-icu"`, id);
  return { data };
}
