import { listen } from "@tour/http-server";
import { serveBeside } from "@tour/telemetry";
import type { Logger } from "pino";
import { followClock } from "./db/follow-clock.ts";
import type { Readiness } from "./http/health.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { createSearchApp } from "./modules/search/remote/search-app.ts";
import { searchInMemory } from "./modules/search/search-in-memory.ts";
import { indexOf } from "./modules/search/search-of.ts";
import { keepSnapshot } from "./modules/search/snapshot/keep-snapshot.ts";
import { warmSearch } from "./modules/search/warm-search.ts";
import { openPrimary } from "./open-primary.ts";
import type { ServerEnv } from "./platform/env/env.ts";
import { stopWhenAsked } from "./stop-when-asked.ts";
import { warmUntilDone } from "./warm-until-done.ts";

const firstPage = { organizerId: null, sort: "default", limit: 20, offset: 0 } as const;

/** A process that holds the tours in memory, and answers searches of API hosts alone. */
export async function startSearch(env: ServerEnv, log: Logger): Promise<void> {
  const { db, endWatch, pools, close: closeDatabase } = await openPrimary(env, log);
  const clock = await followClock(db, log);
  const services = { db, env, log, now: clock.now };
  const index = indexOf(services);
  const search = searchInMemory(services, index);
  const readiness: Readiness = { isStopping: false, isWarming: true };
  const metrics = createMetrics({
    ...{ app: "search", pools, search: () => index },
    clockAheadSeconds: clock.aheadSeconds,
  });
  const app = createSearchApp({ search, readiness, log, metrics });
  const { host, port } = env.search;
  const server = listen(app, port, { host });
  let endSnapshots = async () => {};
  server.once("listening", async () => {
    log.info({ port, host }, "listening for searches");
    const ask = ({ q, withFilters }: { q: string; withFilters: boolean }) =>
      search.findTours({
        ...firstPage,
        query: { q, author_tours_operator: "any" },
        withFilters,
      });
    await warmUntilDone(() => warmSearch(services, ask), readiness, log);
    endSnapshots = keepSnapshot(index);
  });
  const close = async () => {
    endWatch();
    clock.end();
    await endSnapshots();
    await closeDatabase();
  };
  stopWhenAsked(server, readiness, { log, delay: env.stopDelay, close });
  const address = env.metrics;
  await serveBeside(server, { port, variable: "SEARCH_PORT", metrics, address, close });
}
