import type { AddressInfo } from "node:net";
import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { listen } from "@tour/http-server";
import {
  apiSeries,
  createLogger,
  createMetrics,
  recordSpans,
  serveBeside,
  stopSpans,
} from "@tour/telemetry";
import { readBuiltAssets } from "./assets/built-assets.ts";
import { createApp } from "./server/app.ts";
import { kindOfRequest } from "./server/kind-of-request.ts";
import { readEnv } from "./services/env.ts";
import { createServices } from "./services/services.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  await recordSpans("site");
  const services = createServices(env, log, readBuiltAssets(import.meta.dirname));
  const { build } = services.assets;
  const metrics = createMetrics({ app: "site", build, kindOf: kindOfRequest, series: [apiSeries] });
  const server = listen(createApp(services, metrics), env.port);
  server.once("listening", () => {
    // The one that was given, where any was asked for.
    const { port } = server.address() as AddressInfo;
    log.info({ port, build }, "listening");
  });
  const stopServer = prepareStop(server);
  const { port, metrics: address } = env;
  void serveBeside(server, { port, variable: "SITE_PORT", metrics, address });
  const stop = async () => {
    setTimeout(() => endWith("Answers did not end in time."), stopMs).unref();
    await stopServer();
    await services.visits.stop();
    await stopSpans();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

try {
  await start();
} catch (error) {
  endWith(error);
}
