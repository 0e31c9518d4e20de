import { traceHeader, withinRoot } from "@tour/telemetry";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { jobRuns } from "./job-runs.ts";
import type { JobKind } from "./job-kind.ts";

interface Running<Context> {
  boss: PgBoss;
  kind: JobKind<object, Context>;
  context: Context & { log: Logger; now: () => Date };
  signal: AbortSignal;
}

/** A payload, with the trace of the request that has asked for the job. */
export interface TracedPayload {
  [traceHeader]?: string;
}

/** Does a job that a worker has taken, and asks for it anew where it is to come again. */
export async function runJob<Context>(
  running: Running<Context>,
  job: JobWithMetadata<TracedPayload>,
): Promise<void> {
  const { [traceHeader]: trace } = job.data;
  const name = `job ${running.kind.name}`;
  await withinRoot({ name, kind: "consumer" }, trace, () => run(running, job));
}

async function run<Context>(
  { boss, kind, context, signal }: Running<Context>,
  { data, singletonKey, retryCount }: JobWithMetadata<TracedPayload>,
): Promise<void> {
  const { [traceHeader]: _, ...payload } = data;
  try {
    const runAt = await kind.run(payload, context, signal);
    jobRuns.inc({ kind: kind.name, outcome: "done" });
    if (!runAt) return;
    const delay = Math.max(0, differenceInMilliseconds(runAt, context.now()) / 1000);
    // One that was asked for anew meanwhile stays as it is.
    await boss.send(kind.name, payload, { singletonKey: singletonKey ?? "", startAfter: delay });
  } catch (error) {
    jobRuns.inc({ kind: kind.name, outcome: "failed" });
    context.log.warn({ error, kind: kind.name, attempts: retryCount + 1 }, "job failed");
    throw error;
  }
}
