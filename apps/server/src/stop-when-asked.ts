import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { stopSpans } from "@tour/telemetry";
import type { Logger } from "pino";
import type { Readiness } from "./http/health.ts";

/** How long requests under way may take after the server stopped listening, in ms. */
const stopMs = 10_000;

interface Options {
  log: Logger;
  /** Seconds in which requests are still taken. */
  delay: number;
  /** Lets go of all that the process holds, once every request has its answer. */
  close: () => Promise<void>;
}

/** Ends the process in good order when it is asked to. */
export function stopWhenAsked(
  server: Server,
  readiness: Readiness,
  { log, delay, close }: Options,
): void {
  const stopServer = prepareStop(server);
  const stop = async () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    log.info("stopping");
    // Whoever spreads requests over several servers sees that this one is not ready.
    await wait(delay * 1000);
    setTimeout(() => endWith("Calls did not end in time."), stopMs).unref();
    await stopServer();
    await close();
    await stopSpans();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
