import type { AddressInfo } from "node:net";
import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { explainPort, listen } from "@tour/http-server";
import { readBuiltAssets } from "./assets/built-assets.ts";
import { createApp } from "./server/app.ts";
import { readEnv } from "./services/env.ts";
import { createLogger } from "./services/logger.ts";
import { createServices } from "./services/services.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

function start(): void {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const services = createServices(env, log, readBuiltAssets(import.meta.dirname));
  const server = listen(createApp(services), env.port);
  server.once("listening", () => {
    // The one that was given, where any was asked for.
    const { port } = server.address() as AddressInfo;
    log.info({ port, build: services.assets.build }, "listening");
  });
  const stopServer = prepareStop(server);
  server.on("error", (error: NodeJS.ErrnoException) => {
    endWith(explainPort(error, { port: env.port, variable: "SITE_PORT" }));
  });
  const stop = async () => {
    setTimeout(() => endWith("Answers did not end in time."), stopMs).unref();
    await stopServer();
    await services.visits.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

try {
  start();
} catch (error) {
  endWith(error);
}
