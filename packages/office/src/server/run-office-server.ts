import { prepareStop } from "@tour/graceful-shutdown";
import { listen } from "@tour/http-server";
import type { Hono } from "hono";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

/** Listens until the process is asked to stop, and ends it then. */
export function runOfficeServer(app: Hono, port: number): void {
  const server = listen(app, port);
  const stopServer = prepareStop(server);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), stopMs).unref();
      await stopServer();
      process.exit(0);
    });
  }
}
