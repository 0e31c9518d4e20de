import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { listen } from "@tour/http-server";
import { serveBeside, stopSpans } from "@tour/telemetry";
import type { MetricsAddress } from "@tour/telemetry";
import type { Hono } from "hono";
import type { OfficeWatch } from "./watch-office.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

interface Prepared {
  app: Hono;
  port: number;
  watch: OfficeWatch;
  /** Where its metrics are served; without it nowhere. */
  metrics: MetricsAddress | undefined;
}

/**
 * Listens until the process is asked to stop, and ends it then. What cannot be prepared, and a port
 * that is taken, end it at once; `variable` is the port's in the environment.
 */
export function runOfficeServer(prepare: () => Prepared, variable: string): void {
  const { app, port, watch, metrics } = orEnd(prepare);
  const server = listen(app, port);
  server.once("listening", () => watch.log.info({ port }, "listening"));
  void serveBeside(server, { port, variable, metrics: watch.metrics, address: metrics });
  const stopServer = prepareStop(server);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => endWith("Answers did not end in time."), stopMs).unref();
      await stopServer();
      await stopSpans();
      process.exit(0);
    });
  }
}

function orEnd(prepare: () => Prepared): Prepared {
  try {
    return prepare();
  } catch (error) {
    return endWith(error);
  }
}
