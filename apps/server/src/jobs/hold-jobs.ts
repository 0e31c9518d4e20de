import { inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deadLetter } from "./job-queue.ts";

/**
 * Lays jobs of these kinds that are due, or were tried, among those that were given up, where staff see
 * them and have one or all of them run; answers how many. No worker may be running.
 */
export async function holdJobs(
  db: Database,
  kinds: readonly { name: string }[],
  reason: string,
): Promise<number> {
  const isMeant = inArray(
    sql`name`,
    kinds.map(({ name }) => name),
  );
  const { rows } = (await db.execute(sql`
    with held as (
      delete from pgboss.job where ${isMeant}
        and (state in ('retry', 'active') or state = 'created' and start_after <= now())
      returning *)
    insert into pgboss.job (name, data, priority, singleton_key, retry_limit, retry_backoff, retry_delay,
      start_after, created_on, keep_until, deletion_seconds, expire_seconds, heartbeat_seconds,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
    select q.name, held.data, held.priority, held.singleton_key, q.retry_limit, q.retry_backoff, q.retry_delay,
      now(), now(), now() + q.retention_seconds * interval '1 s', q.deletion_seconds, q.expire_seconds,
      q.heartbeat_seconds, held.name, held.id, held.created_on, held.retry_count,
      jsonb_build_object('message', ${reason}::text), coalesce(held.source_root_id, held.id)
    from held join pgboss.queue q on q.name = ${deadLetter}
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length;
}
