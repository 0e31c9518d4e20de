import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deadLetter } from "./job-queue.ts";

export type JobState = "due" | "scheduled" | "retrying" | "failed";

/** Jobs of a kind in one state. */
export interface JobCount {
  kind: string;
  state: JobState;
  count: number;
  /** For how long the oldest has been due, or has been given up; 0 where it is to come. */
  oldestSeconds: number;
}

/** How many jobs of each kind are due or being done, wait for their time, wait to be tried again, or failed for good. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = (await db.execute(sql`
    select kind, state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(since)))::int as "oldestSeconds"
    from (
      select
        case when name = ${deadLetter} then coalesce(source_name, name) else name end as kind,
        case
          when name = ${deadLetter} then 'failed'
          when start_after <= now() or state = 'active' then 'due'
          when state = 'retry' then 'retrying'
          else 'scheduled'
        end as state,
        case when name = ${deadLetter} then created_on else start_after end as since
      from pgboss.job where state <= 'active'
    ) as jobs
    group by kind, state order by kind, state`)) as { rows: unknown[] };
  return rows as JobCount[];
}

/** The same for all kinds together. */
export function sumByState(counts: readonly JobCount[]): Record<JobState, number> {
  const sums = { due: 0, scheduled: 0, retrying: 0, failed: 0 };
  for (const { state, count } of counts) sums[state] += count;
  return sums;
}
