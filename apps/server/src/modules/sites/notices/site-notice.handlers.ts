import type { Handlers, SiteNotice } from "@tour/api";
import type { siteNoticeCalls } from "@tour/api/contract";
import { and, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { users } from "../../accounts/auth.table.ts";
import { isStanding, postNotice, takeDownNotice } from "./change-notice.ts";
import { siteNotices } from "./site-notice.table.ts";

/** The notice above the header of an organiser's site. Decision 0087. */
export const siteNoticeHandlers: Handlers<typeof siteNoticeCalls, RequestContext> = {
  getSiteNotice: async ({ query }, context) => ({
    data: await readNotice(query.organizer_id, context),
  }),

  postSiteNotice: async (input, context) => {
    await postNotice(input, context);
    return { data: await readNotice(input.query.organizer_id, context) };
  },

  takeDownSiteNotice: async (input, context) => {
    await takeDownNotice(input, context);
    return { data: await readNotice(input.query.organizer_id, context) };
  },
};

/** What stands on the site now. */
async function readNotice(
  organizerId: number,
  { db, now }: RequestContext,
): Promise<SiteNotice | null> {
  const [row] = await db
    .select({ notice: siteNotices, by: users.name })
    .from(siteNotices)
    .leftJoin(users, eq(users.id, siteNotices.postedBy))
    .where(and(isStanding(organizerId), gt(siteNotices.until, now())));
  if (!row) return null;
  const { key, text, until, postedAt } = row.notice;
  const [at, end] = [postedAt, until].map((instant) => instant.toISOString());
  return { key, text, until: end!, by: row.by ?? "", at: at! };
}
