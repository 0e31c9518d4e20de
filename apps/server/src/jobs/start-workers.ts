import type { JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { createBoss } from "./create-boss.ts";
import type { JobKind } from "./job-kind.ts";
import { runJob } from "./run-job.ts";
import type { TracedPayload } from "./run-job.ts";

interface WorkContext {
  db: Database;
  log: Logger;
  now: () => Date;
}

type Taken = JobWithMetadata<TracedPayload>;

/** Workers look for jobs that often where the kind says nothing, in seconds, and again at once after each. */
const pollSeconds = 2;

/** How long jobs in hand may take after a stop was asked for, in ms. */
const stopMs = 9_000;

/**
 * Does jobs as they become due, until stopped; any number of servers may. Each kind has a worker of
 * its own, so that no email waits for a picture. The function that it returns waits for the jobs in
 * hand.
 */
export async function startWorkers<Context extends WorkContext>(
  context: Context,
  kinds: readonly JobKind<object, Context>[],
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const boss = await createBoss(context.db, { supervise: true, log: context.log }).start();
  for (const kind of kinds) {
    const pollingIntervalSeconds = kind.pollSeconds ?? pollSeconds;
    const options = { includeMetadata: true, pollingIntervalSeconds } as const;
    const worker: string = await boss.work(kind.name, options, async ([job]: Taken[]) => {
      if (!job) return;
      // There may be more: the next look comes at once, not at the next tick.
      boss.notifyWorker(worker);
      const signal = AbortSignal.any([job.signal, stopping.signal]);
      await runJob({ boss, kind, context, signal }, job);
    });
  }
  return async () => {
    stopping.abort();
    await boss.stop({ close: false, timeout: stopMs });
  };
}
