import { hoursToSeconds } from "date-fns/hoursToSeconds";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { remindBefore } from "./letters/remind-of-hold.job.ts";

/** The job that closes a request whose hold is over: it stands in `close-expired.job.ts`. */
export const closingName = "close-expired-request";

/**
 * Has a request looked at when its hold is over, and somebody reminded before, in the transaction
 * that holds the seats.
 */
export async function closeWhenOver(
  { db, jobs }: { db: Database; jobs: JobQueue },
  requestId: number,
  holdHours: number,
): Promise<void> {
  const payload = { request_id: requestId };
  const delay = hoursToSeconds(holdHours);
  await jobs.enqueue(db, { name: closingName }, { key: `${requestId}`, payload, delay });
  await remindBefore({ db, jobs }, requestId, holdHours);
}
