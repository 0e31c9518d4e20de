import type { Services } from "../../platform/context.ts";
import { claimJob, failJob, finishJob } from "./claim-job.ts";
import type { Job } from "./claim-job.ts";

/**
 * Does a job's work; it may be run again, so it must bear that. Answers when to come again, if so:
 * long work does when the server stops, which the signal tells.
 */
export type JobHandler = (
  payload: Job["payload"],
  services: Services,
  signal: AbortSignal,
) => Promise<Date | void>;

export type JobHandlers = Record<string, JobHandler>;

/** Runs one job that is due; false when there is none. A failing job never stops the others. */
export async function runNextJob(
  services: Services,
  handlers: JobHandlers,
  signal = new AbortController().signal,
): Promise<boolean> {
  const { db, log, now } = services;
  const job = await claimJob(db, Object.keys(handlers), now());
  if (!job) return false;
  try {
    const runAt = await handlers[job.kind]?.(job.payload, services, signal);
    await finishJob(db, job, runAt ?? undefined);
  } catch (error) {
    log.warn({ error, kind: job.kind, attempts: job.attempts }, "job failed");
    await failJob(db, job, error instanceof Error ? error.message : String(error), now());
  }
  return true;
}

/** Runs every job that is due. */
export async function runDueJobs(services: Services, handlers: JobHandlers): Promise<void> {
  while (await runNextJob(services, handlers));
}
