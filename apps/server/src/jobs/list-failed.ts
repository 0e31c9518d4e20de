import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deadLetter } from "./job-queue.ts";

interface GivenUp {
  id: string;
  kind: string;
  failedAt: Date;
  tries: number;
  /** As it was thrown: it may hold people's data. */
  message: string;
}

/** The jobs that were given up and wait for staff, newest first. */
export async function listFailed(db: Database, most: number): Promise<GivenUp[]> {
  const { rows } = (await db.execute(sql`
    select id, coalesce(source_name, name) as kind, created_on::text as at,
      coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(source_output->>'message', output->>'message', '') as message
    from pgboss.job where name = ${deadLetter} and state < 'active'
    order by created_on desc, id limit ${most}`)) as { rows: unknown[] };
  return (rows as (Omit<GivenUp, "failedAt"> & { at: string })[]).map(({ at, tries, ...row }) => ({
    ...row,
    failedAt: new Date(at),
    tries: Number(tries),
  }));
}
