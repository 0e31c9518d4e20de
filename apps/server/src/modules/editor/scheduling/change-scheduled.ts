import type { ScheduledPublication } from "@tour/api";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { publishAtItsTime, publishScheduled } from "../../sites/scheduling/publish-at-its-time.ts";
import { lockSiteOf, requireSiteOf } from "../../sites/find-site.ts";
import { answerPublished, requireConfirmed } from "../publishing/publish-data.ts";
import { lockScheduled, readScheduled } from "./find-scheduled.ts";
import { readPublishAt } from "./schedule-publication.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import { requireOpening, tiePublication } from "./tie-publication.ts";
import { sendOut } from "./send-out.ts";

interface Which {
  organizerId: number;
  id: number;
}

/**
 * Sets another time, that of a departure's sale or one of its own; whoever sets it answers for it from
 * then on.
 */
export async function movePublication(
  context: RequestContext,
  {
    organizerId,
    id,
    publishAt: asked,
    departureId,
  }: Which & { publishAt: string; departureId: number | undefined },
): Promise<ScheduledPublication> {
  const { id: userId } = requireConfirmed(context);
  const now = context.now();
  const publishAt = readPublishAt(asked, now);
  const site = await requireSiteOf(context.db, organizerId);
  return context.db.transaction(async (tx) => {
    await requireOpening(tx, { organizerId, departureId, publishAt });
    await lockScheduled(tx, site.id, id);
    await tiePublication(tx, id, departureId);
    const [row] = await tx
      .update(scheduledPublications)
      .set({ publishAt, scheduledBy: userId, failedAt: null, failure: null })
      .where(eq(scheduledPublications.id, id))
      .returning();
    await publishAtItsTime({ db: tx, jobs: context.jobs }, row!, now);
    const details = { publish_at: publishAt.toISOString() };
    await recordActivity(tx, userId, { organizerId, kind: "publication_moved", details });
    return readScheduled(tx, row!);
  });
}

/** Publishes it at once, by whoever asks. */
export async function publishScheduledNow(context: RequestContext, { organizerId, id }: Which) {
  const { id: userId } = requireConfirmed(context);
  const { db, env, jobs, now } = context;
  const { id: siteId } = await requireSiteOf(db, organizerId);
  return db.transaction(async (tx) => {
    const row = await lockScheduled(tx, siteId, id);
    const site = await lockSiteOf(tx, organizerId);
    const out = await sendOut({ db: tx, jobs }, { site, row, userId, now: now() });
    await jobs.withdraw(tx, publishScheduled, `${id}`);
    const details = { type: out.manifest.publishType };
    await recordActivity(tx, userId, { organizerId, kind: "site_published", details });
    return answerPublished(out.site, out.manifest, env);
  });
}

/** Drops it: it never goes out, and the drafts stay as they are. */
export async function cancelPublication(
  context: RequestContext,
  { organizerId, id }: Which,
): Promise<void> {
  const { id: userId } = accountOf(context);
  const site = await requireSiteOf(context.db, organizerId);
  await context.db.transaction(async (tx) => {
    await lockScheduled(tx, site.id, id);
    await tx.delete(scheduledPublications).where(eq(scheduledPublications.id, id));
    await context.jobs.withdraw(tx, publishScheduled, `${id}`);
    await recordActivity(tx, userId, { organizerId, kind: "publication_canceled" });
  });
}
