import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { jobs } from "./jobs.table.ts";

/** How many jobs are due, wait for their time, or failed for good. */
export async function countJobs(db: Database, now: Date) {
  const isDue = sql`${jobs.runAt} <= ${now.toISOString()}::timestamptz`;
  const count = (condition: ReturnType<typeof and>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      due: count(and(isNull(jobs.failedAt), isDue)),
      scheduled: count(and(isNull(jobs.failedAt), sql`not (${isDue})`)),
      failed: count(isNotNull(jobs.failedAt)),
    })
    .from(jobs);
  return row ?? { due: 0, scheduled: 0, failed: 0 };
}
