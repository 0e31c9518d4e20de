import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import { publishScheduled } from "../../sites/scheduling/publish-at-its-time.ts";
import { sites } from "../../sites/site.table.ts";
import { requireRightToPublish } from "./require-right.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";
import { sendOut } from "./send-out.ts";
import { tellOfFailure } from "./tell-of-failure.ts";

/**
 * Publishes at its time what was scheduled, once, with the right that whoever scheduled it has then.
 * What is refused stays in the list with the reason, and the owners are told; what was cancelled or
 * went out by hand is gone, and what was moved comes again.
 */
export const publishScheduledJob = defineJob({
  ...publishScheduled,
  run: ({ scheduled_id: id }: { scheduled_id: number }, services: Services) =>
    services.db.transaction(async (tx) => {
      const found = await lockWithOrganizer(tx, id);
      if (!found || found.row.failedAt) return;
      const { row, organizerId } = found;
      const now = services.now();
      if (row.publishAt > now) return row.publishAt;
      const inTransaction = { ...services, db: tx };
      try {
        await tx.transaction((inner) => publish({ ...services, db: inner }, { row, organizerId }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await keepFailure(tx, row, { message: error.message, now });
        await tellOfFailure(inTransaction, { organizerId, row, message: error.message });
      }
    }),
});

async function lockWithOrganizer(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(scheduledPublications)
    .where(eq(scheduledPublications.id, id))
    .for("update");
  if (!row) return undefined;
  const [site] = await tx.select().from(sites).where(eq(sites.id, row.siteId));
  return { row, organizerId: site!.organizerId };
}

async function publish(
  { db: tx, jobs, now }: Pick<Services, "db" | "jobs" | "now">,
  { row, organizerId }: { row: ScheduledRow; organizerId: number },
): Promise<void> {
  const userId = row.scheduledBy;
  await requireRightToPublish(tx, organizerId, userId);
  const site = await lockSiteOf(tx, organizerId);
  const { manifest } = await sendOut({ db: tx, jobs }, { site, row, userId, now: now() });
  const details = { type: manifest.publishType, is_scheduled: true };
  await recordActivity(tx, userId!, { organizerId, kind: "site_published", details });
}

const keepFailure = (
  tx: Database,
  { id }: ScheduledRow,
  { message, now }: { message: string; now: Date },
) =>
  tx
    .update(scheduledPublications)
    .set({ failedAt: now, failure: message })
    .where(eq(scheduledPublications.id, id));
