import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deadLetter } from "./job-queue.ts";

/** How many jobs are due or being done, wait for their time, or failed for good. */
export async function countJobs(db: Database) {
  const { rows } = (await db.execute(sql`
    select
      count(*) filter (where name <> ${deadLetter} and (start_after <= now() or state = 'active'))::int as due,
      count(*) filter (where name <> ${deadLetter} and start_after > now() and state < 'active')::int as scheduled,
      count(*) filter (where name = ${deadLetter})::int as failed
    from pgboss.job where state <= 'active'`)) as { rows: unknown[] };
  return rows[0] as Record<"due" | "scheduled" | "failed", number>;
}
