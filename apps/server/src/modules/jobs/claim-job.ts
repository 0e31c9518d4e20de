import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { backoffMs, maxAttempts } from "./backoff.ts";
import { jobs } from "./jobs.table.ts";

export type Job = typeof jobs.$inferSelect;

/** How long a worker may take; a job of a worker that died is free again after it. */
export const leaseMs = 120_000;

/** Takes the job that has waited longest; undefined when none is due. Workers never wait for each other. */
export async function claimJob(db: Database, kinds: string[], now: Date): Promise<Job | undefined> {
  const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now));
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), lte(jobs.runAt, now), isNull(jobs.failedAt), isFree))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({
      lockedUntil: new Date(now.getTime() + leaseMs),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning();
  return job;
}

/** Whether the job is still this worker's: another may have taken it when the lease ran out. */
const isOwn = (job: Job) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));

/**
 * The work is done: the job goes, or comes again at `runAt`. Asked for anew while it ran, it comes
 * again at once.
 */
export async function finishJob(db: Database, job: Job, runAt: Date | undefined): Promise<void> {
  const isAnswered = eq(jobs.asked, job.asked);
  if (!runAt) {
    const gone = await db
      .delete(jobs)
      .where(and(isOwn(job), isAnswered))
      .returning({ id: jobs.id });
    if (gone.length > 0) return;
  }
  const next = (runAt ?? job.runAt).toISOString();
  await db
    .update(jobs)
    .set({
      runAt: sql`case when ${isAnswered} then ${next}::timestamptz else ${jobs.runAt} end`,
      attempts: 0,
      lockedUntil: null,
      lastError: null,
    })
    .where(isOwn(job));
}

/** The try failed: the job waits longer each time, and is given up after the last. */
export async function failJob(db: Database, job: Job, error: string, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({
      lockedUntil: null,
      lastError: error.slice(0, 500),
      runAt: new Date(now.getTime() + backoffMs(job.attempts)),
      failedAt: job.attempts >= maxAttempts ? now : null,
    })
    .where(isOwn(job));
}
