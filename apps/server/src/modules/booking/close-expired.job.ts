import { eq } from "drizzle-orm";
import { hoursToSeconds } from "date-fns/hoursToSeconds";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { expireHolds } from "./expire-holds.ts";
import { remindBefore } from "./letters/remind-of-hold.job.ts";
import { requests } from "./request.table.ts";

interface QueueContext {
  db: Database;
  jobs: JobQueue;
}

/**
 * Closes a request whose hold is over. It only tidies up: whoever asks for the seats, or reads the
 * request, finds them free at once.
 */
export const closeExpiredJob = defineJob({
  name: "close-expired-request",
  async run({ request_id: id }: { request_id: number }, { db, jobs }: QueueContext) {
    const [request] = await db.select().from(requests).where(eq(requests.id, id));
    if (!request?.heldUntil) return;
    const closed = await db.transaction((tx) =>
      expireHolds({ db: tx, jobs }, request.departureId, id),
    );
    // Held for longer meanwhile, or somebody is paying right now.
    return closed > 0 ? undefined : request.heldUntil;
  },
});

/**
 * Has a request looked at when its hold is over, and somebody reminded before, in the transaction
 * that holds the seats.
 */
export async function closeWhenOver(
  { db, jobs }: QueueContext,
  requestId: number,
  holdHours: number,
): Promise<void> {
  const payload = { request_id: requestId };
  await jobs.enqueue(db, closeExpiredJob, {
    key: `${requestId}`,
    payload,
    delay: hoursToSeconds(holdHours),
  });
  await remindBefore({ db, jobs }, requestId, holdHours);
}
