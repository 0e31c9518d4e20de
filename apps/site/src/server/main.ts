import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { prepareStop } from "@tour/stop-gently";
import { readBuiltAssets } from "../assets/built-assets.ts";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { createLogger } from "./logger.ts";
import { createServices } from "./services.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

function start(): void {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const services = createServices(env, log, readBuiltAssets(import.meta.dirname));
  // Without a server of another protocol in its options it is always that of HTTP/1.
  const server = serve({ fetch: createApp(services).fetch, port: env.port }, ({ port }) => {
    log.info({ port, build: services.assets.build }, "listening");
  }) as Server;
  const stopServer = prepareStop(server);
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(
      error.code === "EADDRINUSE" ? `Port ${env.port} is taken: set SITE_PORT to another.` : error,
    );
  });
  const stop = async () => {
    setTimeout(() => fail("Answers did not end in time."), stopMs).unref();
    await stopServer();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** One line for what people can mend. */
function fail(reason: unknown): never {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error);
}
