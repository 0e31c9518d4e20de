import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { explainPort, listen } from "@tour/http-server";
import type { Hono } from "hono";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

interface Prepared {
  app: Hono;
  port: number;
}

/**
 * Listens until the process is asked to stop, and ends it then. What cannot be prepared, and a port
 * that is taken, end it at once; `variable` is the port's in the environment.
 */
export function runOfficeServer(prepare: () => Prepared, variable: string): void {
  const { app, port } = orEnd(prepare);
  const server = listen(app, port);
  server.on("error", (error: NodeJS.ErrnoException) => {
    endWith(explainPort(error, { port, variable }));
  });
  const stopServer = prepareStop(server);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => endWith("Answers did not end in time."), stopMs).unref();
      await stopServer();
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
