import { savedViewLimits } from "@tour/api";
import type { Handlers, SavedView } from "@tour/api";
import type { savedViewCalls } from "@tour/api/contract";
import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { savedViews } from "./saved-view.table.ts";
import { savedViewTexts as texts } from "./saved-view.texts.ts";

const isOwn = (organizerId: number, context: RequestContext) =>
  and(eq(savedViews.organizerId, organizerId), eq(savedViews.userId, accountOf(context).id));

/** Each sees and changes their own views alone, whoever else works for the organiser. */
export const savedViewHandlers: Handlers<typeof savedViewCalls, RequestContext> = {
  listSavedViews: async ({ query: { organizer_id: organizerId, screen } }, context) => {
    const rows = await context.db
      .select()
      .from(savedViews)
      .where(and(isOwn(organizerId, context), eq(savedViews.screen, screen)))
      .orderBy(sql`${savedViews.name} collate "und-x-icu"`, savedViews.id);
    return { data: rows.map(toView) };
  },

  saveView: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const { screen, name, search } = body;
    await requireOrganizer(context.db, organizerId);
    const { id: userId } = accountOf(context);
    const row = await context.db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(savedViews)
        .values({ organizerId, userId, screen, name, search })
        .onConflictDoUpdate({
          target: [savedViews.organizerId, savedViews.userId, savedViews.screen, savedViews.name],
          set: { search },
        })
        .returning();
      if ((await tx.$count(savedViews, isOwn(organizerId, context))) > savedViewLimits.count) {
        throw new Refusal("unprocessable", texts.tooMany(savedViewLimits.count));
      }
      return saved!;
    });
    return { data: toView(row) };
  },

  removeSavedView: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const [removed] = await context.db
      .delete(savedViews)
      .where(and(isOwn(organizerId, context), eq(savedViews.id, body.id)))
      .returning();
    if (!removed) throw notFound(texts.noView);
    return { success: true };
  },
};

const toView = ({ id, name, search }: typeof savedViews.$inferSelect): SavedView => ({
  id,
  name,
  search,
});
