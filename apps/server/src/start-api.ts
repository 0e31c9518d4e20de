import { listen } from "@tour/http-server";
import { serveBeside } from "@tour/telemetry";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { followClock } from "./db/follow-clock.ts";
import { openReplicas } from "./db/open-replicas.ts";
import { readBackups } from "./db/read-backups.ts";
import { handlers } from "./handlers.ts";
import { jobKinds } from "./job-kinds.ts";
import { countJobs } from "./jobs/count-jobs.ts";
import { startWorkers } from "./jobs/start-workers.ts";
import { decideHourly } from "./modules/booking/departures/decide-groups.job.ts";
import { countTroubles } from "./modules/booking/payments/count-troubles.ts";
import { reconcileNightly } from "./modules/booking/payments/reconcile.job.ts";
import { eraseNightly } from "./modules/booking/tourists/erase-documents.job.ts";
import { sweepHourly } from "./modules/live/sweep-changes.job.ts";
import { sweepProgrammesDaily } from "./modules/programmes/sweep-programmes.job.ts";
import { watchPageChanges } from "./modules/public-site/page-cache/pass-page-changes.ts";
import { findColors } from "./modules/media/find-colors.job.ts";
import { clearMediaDrafts } from "./modules/media/storage/media-storage.ts";
import { tellHourly } from "./modules/subscriptions/tell-subscribers.job.ts";
import { indexOf } from "./modules/search/search-of.ts";
import { keepSnapshot } from "./modules/search/snapshot/keep-snapshot.ts";
import { warmSearch } from "./modules/search/warm-search.ts";
import { mendDocuments } from "./modules/tours/full-text/write-documents.ts";
import { openPrimary } from "./open-primary.ts";
import type { ServerEnv } from "./platform/env/env.ts";
import type { Readiness } from "./http/health.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { routes } from "./routes.ts";
import { createServices } from "./services.ts";
import { stopWhenAsked } from "./stop-when-asked.ts";
import { warmEmails } from "./warm-emails.ts";
import { warmUntilDone } from "./warm-until-done.ts";

/** A process that answers visitors, organisers and staff, and does the jobs. */
export async function startApi(env: ServerEnv, log: Logger): Promise<void> {
  const { db, engine, notices, endWatch, ...primary } = await openPrimary(env, log);
  const readers = await openReplicas(db, env, log);
  const clock = await followClock(db, log);
  const services = await createServices(db, env, log, {
    now: clock.now,
    replicas: readers.replicas,
    notices,
    hasDatabaseRoom: primary.hasRoom,
  });
  await clearMediaDrafts(env, services.now());
  if (env.isDemo) await (await import("./seeding/demo/seed-demo.ts")).seedDemo(services);
  await mendDocuments(db);
  const holdsIndex = env.search.origins.length === 0;
  const readiness: Readiness = { isStopping: false, isWarming: true };
  const pools = () => [...primary.pools(), ...readers.pools()];
  const metrics = createMetrics({
    pools,
    replicas: readers.states,
    clockAheadSeconds: clock.aheadSeconds,
    countJobs: () => countJobs(db),
    countTroubles: () => countTroubles(db),
    readBackups: () => readBackups(db),
    ...(holdsIndex && { search: () => indexOf(services) }),
    room: async () => ({
      database: await services.hasDatabaseRoom(),
      disk: await services.hasRoom(),
    }),
  });
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
  let endSnapshots = async () => {};
  server.once("listening", async () => {
    log.info({ port: env.port, engine }, "listening");
    // Now, so that no visitor waits for it.
    const warm = async () => {
      await warmEmails();
      if (holdsIndex) await warmSearch(services, askApp(app));
    };
    await warmUntilDone(warm, readiness, log);
    if (holdsIndex) endSnapshots = keepSnapshot(indexOf(services));
  });
  const close = async () => {
    endWatch();
    clock.end();
    endPurges();
    await endSnapshots();
    await stopWorkers();
    await services.jobs.close();
    await Promise.all([readers.close(), primary.close()]);
  };
  stopWhenAsked(server, readiness, { log, delay: env.stopDelay, close });
  const { port, metrics: address } = env;
  await serveBeside(server, { port, variable: "API_PORT", metrics, address, close });
}

/** Has the app answer a search, as if somebody had sent it. */
const askApp =
  (app: Pick<ReturnType<typeof createApp>, "request">) =>
  async ({ q, withFilters }: { q: string; withFilters: boolean }) => {
    const query = new URLSearchParams({ q, ...(withFilters && { expand: "filters" }) });
    const headers = { "user-role": "visitor" };
    await (await app.request(`/spa/tours-page?${query}`, { headers })).arrayBuffer();
  };
