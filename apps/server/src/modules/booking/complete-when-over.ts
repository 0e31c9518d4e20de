import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";

/** The job that completes a request whose trip is over: it stands in `complete-request.job.ts`. */
export const completionName = "complete-request";

/** Has a request that is sold looked at when its trip is over; asked again, it is looked at now. */
export async function completeWhenOver(
  { db, jobs }: { db: Database; jobs: JobQueue },
  requestId: number,
): Promise<void> {
  const payload = { request_id: requestId };
  await jobs.enqueue(db, { name: completionName }, { key: `${requestId}`, payload });
}
