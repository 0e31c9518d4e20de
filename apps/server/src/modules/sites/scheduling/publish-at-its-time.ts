import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { ScheduledRow } from "./scheduled-publication.table.ts";

/** The job that publishes: see the job itself, which stands with what is published. */
export const publishScheduled = { name: "publish-scheduled" };

/** Has it published at its time, in the transaction that says when; asked again it is the newer time. */
export async function publishAtItsTime(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { id, publishAt }: Pick<ScheduledRow, "id" | "publishAt">,
  now: Date,
): Promise<void> {
  const delay = Math.max(0, differenceInMilliseconds(publishAt, now) / 1000);
  const payload = { scheduled_id: id };
  await jobs.enqueue(db, publishScheduled, { key: `${id}`, payload, delay });
}
