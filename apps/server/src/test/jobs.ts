import { inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { createBoss } from "../jobs/create-boss.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import { runJob } from "../jobs/run-job.ts";
import type { Services } from "../platform/services.ts";

interface WaitingJob {
  name: string;
  key: string;
  data: object;
  state: string;
  priority: number;
  retry_count: number;
}

/** The jobs that wait or are being done, in the order in which they come, without their traces. */
export async function listJobs(db: Database): Promise<WaitingJob[]> {
  const { rows } = (await db.execute(sql`
    select name, singleton_key as key, data - 'traceparent' as data, state, priority, retry_count
    from pgboss.job where state <= 'active' order by priority desc, created_on`)) as {
    rows: unknown[];
  };
  return rows as WaitingJob[];
}

export async function clearJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job`);
}

/** As if so much time had passed for the jobs that wait, or for those of some kinds alone. */
export async function passJobTime(
  db: Database,
  ms: number,
  kinds?: readonly { name: string }[],
): Promise<void> {
  const isMeant = kinds
    ? inArray(
        sql`name`,
        kinds.map(({ name }) => name),
      )
    : sql`true`;
  await db.execute(sql`
    update pgboss.job set start_after = start_after - ${ms} * interval '1 ms'
    where state < 'active' and ${isMeant}`);
}

/** Does the jobs of these kinds that are due, as workers would, until none is or so many were done. */
export async function runDueJobs(
  services: Services,
  kinds: readonly JobKind<object, Services>[],
  { max = Infinity, signal = new AbortController().signal } = {},
): Promise<void> {
  const boss = await createBoss(services.db, { supervise: false, log: services.log }).start();
  const runNext = async (kind: JobKind<object, Services>) => {
    const [job] = await boss.fetch<object>(kind.name, { includeMetadata: true });
    if (!job) return false;
    await runJob({ boss, kind, context: services, signal }, job).then(
      () => boss.complete(kind.name, job),
      (error: Error) => boss.fail(kind.name, job, error),
    );
    return true;
  };
  let done = 0;
  for (let before = -1; done !== before && done < max;) {
    before = done;
    for (const kind of kinds) while (done < max && (await runNext(kind))) done += 1;
  }
  await boss.stop({ close: false });
}
