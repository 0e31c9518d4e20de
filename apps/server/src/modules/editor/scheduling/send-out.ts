import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Site } from "../../sites/find-site.ts";
import type { Manifest } from "../../sites/read-published.ts";
import { releaseContent } from "../publishing/release-content.ts";
import { applyScheduled, refuseOverNewer } from "./apply-scheduled.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";

interface Sending {
  /** Both locked by the caller's transaction. */
  site: Site;
  row: ScheduledRow;
  /** By whom it is published. */
  userId: string | null;
  now: Date;
}

/** Publishes what waits, by the rules of any publication; 422 as they say, and over newer parts of the site. */
export async function sendOut(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  { site, row, userId, now }: Sending,
): Promise<{ site: Site; manifest: Manifest }> {
  await refuseOverNewer(tx, site, row);
  const content = await applyScheduled(tx, site, row);
  const { publishType, createdAt: frozenAt } = row;
  const type = site.currentManifestId === null ? "site" : publishType;
  const out = await releaseContent(
    { db: tx, jobs },
    { site, type, content, userId, frozenAt, now },
  );
  await tx.delete(scheduledPublications).where(eq(scheduledPublications.id, row.id));
  return out;
}
