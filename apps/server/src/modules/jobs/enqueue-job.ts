import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { jobs } from "./jobs.table.ts";

export interface NewJob {
  kind: string;
  key: string;
  payload?: Record<string, unknown>;
  runAt: Date;
}

/**
 * Asks for work, in the transaction of the change that needs it. A job of that kind and key that
 * waits already takes the new payload and the earlier time; one that was given up starts anew.
 */
export async function enqueueJob(tx: Database, job: NewJob): Promise<void> {
  const { kind, key, payload = {}, runAt } = job;
  await tx
    .insert(jobs)
    .values({ kind, key, payload, runAt })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        payload,
        asked: sql`${jobs.asked} + 1`,
        runAt: sql`case when ${jobs.failedAt} is null
          then least(${jobs.runAt}, excluded.run_at) else excluded.run_at end`,
        attempts: sql`case when ${jobs.failedAt} is null then ${jobs.attempts} else 0 end`,
        failedAt: null,
      },
    });
}
