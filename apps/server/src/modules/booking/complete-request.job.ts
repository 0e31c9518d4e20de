import { addDays, countDays, readToday } from "@tour/dates";
import { addDays as addDaysTo } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../platform/services.ts";
import { changeStatus } from "./change-status.ts";
import { earn } from "./earn.ts";
import { askForReview } from "./reviews/ask-for-review.job.ts";
import { keptOf, readSums, restOf } from "./ledger/request-sums.ts";
import { findRequest } from "./read-request.ts";
import { makeReceiptsDue } from "./receipts/make-receipts-due.ts";
import { requests } from "./request.table.ts";

type Context = Pick<Services, "db" | "jobs" | "now">;

/**
 * Completes a request whose last day is over, once all is paid; looks again each day until then. It
 * may run late, or twice: a request is completed once.
 */
export const completeRequestJob = defineJob({
  name: "complete-request",
  async run({ request_id: id }: { request_id: number }, { db, jobs, now }: Context) {
    const isWanted = eq(requests.id, id);
    const found = await findRequest(db, isWanted);
    if (found.request.status !== 3) return;
    const { departure, tour } = found;
    const days = countDays(readToday(tour.timeZone, now()), addDays(departure.endDate, 1));
    if (days > 0) return addDaysTo(now(), days);
    const isDone = await db.transaction((tx) => complete({ db: tx, jobs }, id));
    return isDone ? undefined : addDaysTo(now(), 1);
  },
});

/** Answers whether there is nothing left to wait for. */
async function complete(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  id: number,
): Promise<boolean> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
  if (request?.status !== 3) return true;
  const sums = await readSums(tx, id);
  if (restOf(request, sums) > 0) return false;
  await changeStatus(tx, id, "complete", { actor: "system" });
  await earn(tx, request, keptOf(sums));
  await makeReceiptsDue({ db: tx, jobs }, id);
  await askForReview({ db: tx, jobs }, id);
  return true;
}

/** Has a request that is sold looked at when its trip is over; asked again, it is looked at now. */
export async function completeWhenOver(
  { db, jobs }: { db: Database; jobs: JobQueue },
  requestId: number,
): Promise<void> {
  const payload = { request_id: requestId };
  await jobs.enqueue(db, completeRequestJob, { key: `${requestId}`, payload });
}
