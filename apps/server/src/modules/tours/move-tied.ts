import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { publishAtItsTime } from "../sites/scheduling/publish-at-its-time.ts";
import { scheduledPublications } from "../sites/scheduling/scheduled-publication.table.ts";
import { tiedPublications } from "./tied-publication.table.ts";

/**
 * Moves the publications that go out when a departure's sale begins along with it, in the transaction
 * that moves it. Without a moment they keep theirs; one that did not go out waits for somebody.
 */
export async function moveTied(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  departureId: number,
  { saleStartsAt, now }: { saleStartsAt: Date | null; now: Date },
): Promise<void> {
  if (!saleStartsAt) return;
  const tied = tx
    .select({ id: tiedPublications.scheduledId })
    .from(tiedPublications)
    .where(eq(tiedPublications.departureId, departureId));
  const moved = await tx
    .update(scheduledPublications)
    .set({ publishAt: saleStartsAt })
    .where(and(inArray(scheduledPublications.id, tied), isNull(scheduledPublications.failedAt)))
    .returning({ id: scheduledPublications.id, publishAt: scheduledPublications.publishAt });
  for (const row of moved) await publishAtItsTime({ db: tx, jobs }, row, now);
}
