import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { JobKind } from "./job-kind.ts";

interface Running<Context> {
  boss: PgBoss;
  kind: JobKind<object, Context>;
  context: Context & { log: Logger; now: () => Date };
  signal: AbortSignal;
}

/** Does a job that a worker has taken, and asks for it anew where it is to come again. */
export async function runJob<Context>(
  { boss, kind, context, signal }: Running<Context>,
  { data, singletonKey, retryCount }: JobWithMetadata<object>,
): Promise<void> {
  try {
    const runAt = await kind.run(data, context, signal);
    if (!runAt) return;
    const delay = Math.max(0, differenceInMilliseconds(runAt, context.now()) / 1000);
    // One that was asked for anew meanwhile stays as it is.
    await boss.send(kind.name, data, { singletonKey: singletonKey ?? "", startAfter: delay });
  } catch (error) {
    context.log.warn({ error, kind: kind.name, attempts: retryCount + 1 }, "job failed");
    throw error;
  }
}
