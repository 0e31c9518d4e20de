import type { Handlers } from "@tour/api";
import type { scheduledPublicationCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { joinShared } from "../../sites/shared-blocks.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";
import { applyScheduled } from "./apply-scheduled.ts";
import { cancelPublication, movePublication, publishScheduledNow } from "./change-scheduled.ts";
import { listScheduled, requireScheduled } from "./find-scheduled.ts";
import { listOpenings } from "./list-openings.ts";
import { schedulePublication } from "./schedule-publication.ts";

/** Publications that go out at their time. Decision 0083. */
export const scheduledPublicationHandlers: Handlers<
  typeof scheduledPublicationCalls,
  RequestContext
> = {
  listScheduledPublications: async ({ query: { organizer_id: organizerId } }, { db }) => {
    const site = await requireSiteOf(db, organizerId);
    return { data: await listScheduled(db, site.id) };
  },

  listSaleStarts: async ({ query: { organizer_id: organizerId } }, { db }) => ({
    data: await listOpenings(db, organizerId),
  }),

  schedulePublication: async (input, context) => ({
    data: await schedulePublication(input, context),
  }),

  getScheduledPage: async ({ query: { organizer_id: organizerId, id, type } }, { db, env }) => {
    const site = await requireSiteOf(db, organizerId);
    const content = await applyScheduled(db, site, await requireScheduled(db, site.id, id));
    const { main, tour } = content;
    const blocks = type === "main" ? main : joinShared(main, tour);
    return { data: { type, blocks, site: toSiteMetadata(site, content, env) } };
  },

  movePublication: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const { id, publish_at: publishAt, departure_id: departureId } = body;
    const move = { organizerId, id, publishAt, departureId };
    return { data: await movePublication(context, move) };
  },

  publishScheduledNow: ({ query: { organizer_id: organizerId }, body: { id } }, context) =>
    publishScheduledNow(context, { organizerId, id }),

  cancelPublication: async ({ query: { organizer_id: organizerId }, body: { id } }, context) => {
    await cancelPublication(context, { organizerId, id });
    return { success: true };
  },
};
