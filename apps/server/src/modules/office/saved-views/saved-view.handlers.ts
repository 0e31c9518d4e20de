import { savedViewLimits } from "@tour/api";
import type { Handlers, SavedView, ViewScreen } from "@tour/api";
import type { savedViewCalls } from "@tour/api/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { savedViews } from "./saved-view.table.ts";
import { savedViewTexts as texts } from "./saved-view.texts.ts";

/** Whose lists they are of: an organiser's, or staff's own. */
type Whose = number | null;

/** Each sees and changes their own views alone, whoever else works for the organiser. */
export const savedViewHandlers: Handlers<typeof savedViewCalls, RequestContext> = {
  listSavedViews: async ({ query }, context) => ({
    data: await list(context, query.organizer_id, query.screen),
  }),

  saveView: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await requireOrganizer(context.db, organizerId);
    return { data: await save(context, organizerId, body) };
  },

  removeSavedView: ({ query, body }, context) => remove(context, query.organizer_id, body.id),

  listStaffViews: async ({ query }, context) => ({
    data: await list(context, null, query.screen),
  }),

  saveStaffView: async ({ body }, context) => ({ data: await save(context, null, body) }),

  removeStaffView: ({ body }, context) => remove(context, null, body.id),
};

const isOwn = (whose: Whose, context: RequestContext) =>
  and(
    whose === null ? isNull(savedViews.organizerId) : eq(savedViews.organizerId, whose),
    eq(savedViews.userId, accountOf(context).id),
  );

async function list(
  context: RequestContext,
  whose: Whose,
  screen: ViewScreen,
): Promise<SavedView[]> {
  const rows = await context.db
    .select()
    .from(savedViews)
    .where(and(isOwn(whose, context), eq(savedViews.screen, screen)))
    .orderBy(sql`${savedViews.name} collate "und-x-icu"`, savedViews.id);
  return rows.map(toView);
}

async function save(
  context: RequestContext,
  organizerId: Whose,
  { screen, name, search }: { screen: ViewScreen; name: string; search: string },
): Promise<SavedView> {
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
  return toView(row);
}

async function remove(context: RequestContext, whose: Whose, id: number) {
  const isIt = and(isOwn(whose, context), eq(savedViews.id, id));
  const [removed] = await context.db.delete(savedViews).where(isIt).returning();
  if (!removed) throw notFound(texts.noView);
  return { success: true } as const;
}

const toView = ({ id, name, search }: typeof savedViews.$inferSelect): SavedView => ({
  id,
  name,
  search,
});
