import { addDays, countDays, readToday } from "@tour/dates";
import { addDays as addDaysTo } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../platform/services.ts";
import { completionName } from "./complete-when-over.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { findRequest } from "./read-request.ts";
import { requests } from "./request.table.ts";
import { runTransition } from "./run-transition.ts";
import { findObstacle } from "./transition-guards.ts";

type Context = Pick<Services, "db" | "jobs" | "now">;

interface TransactionContext {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

/**
 * Completes a request whose last day is over, once all is paid; looks again each day until then. It
 * may run late, or twice: a request is completed once.
 */
export const completeRequestJob = defineJob({
  name: completionName,
  async run({ request_id: id }: { request_id: number }, { db, jobs, now }: Context) {
    const isWanted = eq(requests.id, id);
    const found = await findRequest(db, isWanted);
    if (found.request.status !== 3) return;
    const { departure, tour } = found;
    const days = countDays(readToday(tour.timeZone, now()), addDays(departure.endDate, 1));
    if (days > 0) return addDaysTo(now(), days);
    const isDone = await db.transaction((tx) => complete({ db: tx, jobs, now: now() }, id));
    return isDone ? undefined : addDaysTo(now(), 1);
  },
});

/** Answers whether there is nothing left to wait for. */
async function complete({ db: tx, jobs, now }: TransactionContext, id: number): Promise<boolean> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
  if (row?.status !== 3) return true;
  const found = await findRequest(tx, eq(requests.id, id));
  const kept = keptOf(await readSums(tx, id));
  if (findObstacle("complete", { ...found, kept, now })) return false;
  const step = { requestId: id, name: "complete", actor: "system", now } as const;
  await runTransition({ db: tx, jobs }, step);
  return true;
}
