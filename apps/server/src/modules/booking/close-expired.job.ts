import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { closingName } from "./close-when-over.ts";
import { expireHolds } from "./expire-holds.ts";
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
  name: closingName,
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
