import type { ParsedInput } from "@tour/api";
import { noticeLimits } from "@tour/api";
import type { siteNoticeCalls } from "@tour/api/contract";
import { addDays } from "date-fns/addDays";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { lockSiteOf } from "../find-site.ts";
import { noticeTexts } from "./notice.texts.ts";
import { siteNotices } from "./site-notice.table.ts";

type Posted = ParsedInput<typeof siteNoticeCalls.postSiteNotice>;
type TakenDown = ParsedInput<typeof siteNoticeCalls.takeDownSiteNotice>;

/** The organiser's notices that stand on the site, over or not: one at most. */
export const isStanding = (organizerId: number) =>
  and(eq(siteNotices.organizerId, organizerId), isNull(siteNotices.takenDownAt));

const isIt = (organizerId: number, key: string) =>
  and(eq(siteNotices.organizerId, organizerId), eq(siteNotices.key, key));

/** Puts a notice in the place of the one before; one whose key is known already changes nothing. */
export async function postNotice({ query, body }: Posted, context: RequestContext): Promise<void> {
  const { organizer_id: organizerId } = query;
  const { key, text } = body;
  const { id: userId } = accountOf(context);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // One after another: whoever posts second finds what the first one posted.
    await lockSiteOf(tx, organizerId);
    if (await isKnown(tx, organizerId, key)) return;
    const until = readUntil(body.until, now);
    await tx.update(siteNotices).set({ takenDownAt: now }).where(isStanding(organizerId));
    const values = { organizerId, key, text, until, postedBy: userId, postedAt: now };
    await tx.insert(siteNotices).values(values);
    const details = { text, until: until.toISOString() };
    await recordActivity(tx, userId, { organizerId, kind: "notice_posted", details });
    await raiseRevision(tx, organizerId);
  });
}

/** Takes a notice down. One that has not come yet is remembered, so that it does not stand when it comes. */
export async function takeDownNotice(
  { query, body: { key } }: TakenDown,
  context: RequestContext,
): Promise<void> {
  const { organizer_id: organizerId } = query;
  const { id: userId } = accountOf(context);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await lockSiteOf(tx, organizerId);
    if (!(await isKnown(tx, organizerId, key))) {
      const never = { text: "", until: now, postedBy: userId, postedAt: now, takenDownAt: now };
      await tx.insert(siteNotices).values({ organizerId, key, ...never });
      return;
    }
    const [taken] = await tx
      .update(siteNotices)
      .set({ takenDownAt: now })
      .where(and(isIt(organizerId, key), isNull(siteNotices.takenDownAt)))
      .returning();
    // What is over was seen by nobody any more.
    if (!taken || taken.until <= now) return;
    const details = { text: taken.text };
    await recordActivity(tx, userId, { organizerId, kind: "notice_taken_down", details });
    await raiseRevision(tx, organizerId);
  });
}

const isKnown = async (tx: Database, organizerId: number, key: string): Promise<boolean> =>
  (await tx.$count(siteNotices, isIt(organizerId, key))) > 0;

/** An instant that is to come, and not too far; 400 for another. */
function readUntil(text: string, now: Date): Date {
  const until = new Date(text);
  if (until <= now) throw badRequest({ until: [noticeTexts.over] });
  if (until > addDays(now, noticeLimits.days)) {
    throw badRequest({ until: [noticeTexts.tooLong(noticeLimits.days)] });
  }
  return until;
}
