import { setTimeout as wait } from "node:timers/promises";
import { endWith, prepareStop } from "@tour/graceful-shutdown";
import { explainPort, listen } from "@tour/http-server";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { adoptLineage } from "./db/lineage/adopt-lineage.ts";
import { watchLineage } from "./db/lineage/watch-lineage.ts";
import { openDatabase } from "./db/open-database.ts";
import { openReplicas } from "./db/open-replicas.ts";
import { handlers } from "./handlers.ts";
import { jobKinds } from "./job-kinds.ts";
import { countJobs } from "./jobs/count-jobs.ts";
import { startWorkers } from "./jobs/start-workers.ts";
import { decideHourly } from "./modules/booking/departures/decide-groups.job.ts";
import { reconcileNightly } from "./modules/booking/payments/reconcile.job.ts";
import { eraseNightly } from "./modules/booking/tourists/erase-documents.job.ts";
import { sweepHourly } from "./modules/live/sweep-changes.job.ts";
import { sweepProgrammesDaily } from "./modules/programmes/sweep-programmes.job.ts";
import { watchPageChanges } from "./modules/public-site/page-cache/pass-page-changes.ts";
import { findColors } from "./modules/media/find-colors.job.ts";
import { clearMediaDrafts } from "./modules/media/storage/media-storage.ts";
import { tellHourly } from "./modules/subscriptions/tell-subscribers.job.ts";
import { warmSearch } from "./modules/search/warm-search.ts";
import { mendDocuments } from "./modules/tours/full-text/write-documents.ts";
import { mendMovedRows } from "./mend-moved-rows.ts";
import { readEnv } from "./platform/env/env.ts";
import { createLogger } from "./platform/log/logger.ts";
import type { Readiness } from "./http/health.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { serveMetrics } from "./http/metrics/serve-metrics.ts";
import { routes } from "./routes.ts";
import { createServices } from "./services.ts";

/** Far longer than any call needs, in ms: what takes so long holds up the others. */
const maxStatementMs = 60_000;

/** How long a database that hangs is waited for, and then once more for a new connection, in ms. */
const maxSilenceMs = 5_000;

/** After the tours could not be read, in ms. */
const warmAgainMs = 1_000;

/** How long requests under way may take after the server stopped listening, in ms. */
const stopMs = 10_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const { db, engine, notices, ...primary } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    maxStatementMs,
    keepsStatements: env.keepsStatements,
    maxSilenceMs,
    onError: (error) => log.warn({ error }, "database connection broke"),
  });
  const endWatch = await watchLineage(() => adoptLineage(db, mendMovedRows), log);
  const readers = await openReplicas(db, env, log);
  const services = await createServices(db, env, log, {
    replicas: readers.replicas,
    notices,
    hasDatabaseRoom: primary.hasRoom,
  });
  await clearMediaDrafts(env, services.now());
  if (env.isDemo) await (await import("./seeding/demo/seed-demo.ts")).seedDemo(services);
  await mendDocuments(db);
  const readiness: Readiness = { isStopping: false, isWarming: true };
  const pools = () => [...primary.pools(), ...readers.pools()];
  const metrics = createMetrics({ pools, countJobs: () => countJobs(db) });
  await findColors(services);
  await reconcileNightly(services);
  await eraseNightly(services);
  await decideHourly(services);
  await sweepHourly(services);
  await sweepProgrammesDaily(services);
  await tellHourly(services);
  const stopWorkers = await startWorkers(services, jobKinds);
  const endPurges = env.cdnPurgeUrls.length > 0 ? watchPageChanges(services) : () => {};
  const app = createApp({ services, handlers, readiness, metrics, routes });
  const server = listen(app, env.port);
  const stopServer = prepareStop(server);
  server.once("listening", () => {
    log.info({ port: env.port, engine }, "listening");
    // Now, so that the first visitor who searches does not wait for it.
    warmUntilDone(() => warmSearch(services, app.request), readiness, log);
  });
  const close = async () => {
    endWatch();
    endPurges();
    await stopWorkers();
    await services.jobs.close();
    await Promise.all([readers.close(), primary.close()]);
  };
  const failToListen = (variable: string, port: number) => async (error: NodeJS.ErrnoException) => {
    await close();
    endWith(explainPort(error, { port, variable }));
  };
  server.on("error", failToListen("API_PORT", env.port));
  if (env.metrics) {
    const { port, host } = env.metrics;
    await serveMetrics(metrics, port, host).catch(failToListen("METRICS_PORT", port));
  }

  const stop = async () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    log.info("stopping");
    // Whoever spreads requests over several servers sees that this one is not ready.
    await wait(env.stopDelay * 1000);
    setTimeout(() => endWith("Calls did not end in time."), stopMs).unref();
    await stopServer();
    await close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** Tries again where the database goes away meanwhile: until it is done, nobody is sent here. */
async function warmUntilDone(
  warm: () => Promise<void>,
  readiness: Readiness,
  log: Pick<Logger, "warn">,
): Promise<void> {
  while (readiness.isWarming && !readiness.isStopping) {
    try {
      await warm();
      readiness.isWarming = false;
    } catch (error) {
      log.warn({ error }, "search could not be read yet");
      await wait(warmAgainMs);
    }
  }
}

await start().catch(endWith);
