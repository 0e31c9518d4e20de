import { eq, sql } from "drizzle-orm";
import { hoursToSeconds } from "date-fns/hoursToSeconds";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import { requests } from "../request.table.ts";
import { leaveLetters } from "./leave-letters.ts";

/** So many hours before the seats go back, whoever is waited for is reminded. */
const hoursBefore = 2;
const name = "remind-of-hold";

interface QueueContext {
  db: Database;
  jobs: JobQueue;
}

/** By the clock of the database, which holds are measured by; 0 where nothing is held. */
const secondsLeft = sql<number>`coalesce(extract(epoch from ${requests.heldUntil} - now()), 0)::int`;

/** Reminds the organiser of a request to answer, or the guest of one to pay. */
export const remindOfHoldJob = defineJob({
  name,
  run: ({ request_id: id }: { request_id: number }, { db, jobs }: QueueContext) =>
    db.transaction(async (tx) => {
      const [request] = await tx
        .select({ status: requests.status, prepayment: requests.prepaymentAmount, secondsLeft })
        .from(requests)
        .where(eq(requests.id, id))
        .for("update");
      if (!request || request.secondsLeft <= 0) return;
      const delay = request.secondsLeft - hoursToSeconds(hoursBefore);
      // Held for longer meanwhile.
      if (delay > 0) return remindAfter({ db: tx, jobs }, id, delay);
      const to = { db: tx, jobs };
      if (request.status === 1) return leaveLetters(to, { requestId: id, kind: "answer due" });
      const paid = keptOf(await readSums(tx, id));
      const facts = { paid, due: request.prepayment - paid };
      await leaveLetters(to, { requestId: id, kind: "payment due", facts });
    }),
});

/** Has the reminder come in time; a hold that is no longer than that has none. */
export async function remindBefore(
  { db, jobs }: QueueContext,
  requestId: number,
  holdHours: number,
): Promise<void> {
  if (holdHours > hoursBefore) {
    await remindAfter({ db, jobs }, requestId, hoursToSeconds(holdHours - hoursBefore));
  }
}

const remindAfter = ({ db, jobs }: QueueContext, requestId: number, delay: number) =>
  jobs.enqueue(
    db,
    { name },
    {
      key: `${requestId}`,
      payload: { request_id: requestId },
      delay,
    },
  );
