import type { Services } from "../../platform/context.ts";
import { runNextJob } from "./run-jobs.ts";
import type { JobHandlers } from "./run-jobs.ts";

const pollMs = 2_000;

/**
 * Runs jobs as they become due, until stopped; any number of servers may. The function that it
 * returns waits for the job in hand.
 */
export function startWorker(services: Services, handlers: JobHandlers): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let wake = () => {};

  const work = async () => {
    while (!signal.aborted) {
      const wasBusy = await runNextJob(services, handlers, signal).catch((error: unknown) => {
        services.log.error({ error }, "jobs cannot be read");
        return false;
      });
      if (wasBusy || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, pollMs);
      });
    }
  };
  const done = work();

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    wake();
    await done;
  };
}
