import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PoolState } from "../../db/open-database.ts";
import type { AppEnv } from "../log-requests.ts";
import { RequestSeries } from "./request-series.ts";

/** What is asked for each time that somebody reads the metrics. */
export interface MetricSources {
  pools: () => PoolState[];
  /** Jobs by what they wait for. */
  countJobs: () => Promise<Record<string, number>>;
}

export interface Metrics {
  /** Counts and times every request that passes. */
  measure: MiddlewareHandler<AppEnv>;
  /** All metrics in Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
}

/** Measures a server: its requests, database, jobs, and the process itself. */
export function createMetrics({ pools, countJobs }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new RequestSeries();
  let inFlight = 0;
  new Gauge({
    name: "tour_requests_in_flight",
    help: "Requests that are being answered",
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: "tour_database_connections",
    help: "Connections of each pool by state; waiting are requests without one",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { pool, total, idle, waiting } of pools()) {
        this.set({ pool, state: "busy" }, total - idle);
        this.set({ pool, state: "idle" }, idle);
        this.set({ pool, state: "waiting" }, waiting);
      }
    },
  });
  new Gauge({
    name: "tour_jobs",
    help: "Jobs in the database by state",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      // Metrics are wanted most when the database is down.
      const counts = await countJobs().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

  const measure: MiddlewareHandler<AppEnv> = async (c, next) => {
    inFlight += 1;
    const start = performance.now();
    try {
      await next();
    } finally {
      inFlight -= 1;
      const call = c.get("call") ?? routeOf(routePath(c, -1));
      const status = `${Math.floor(c.res.status / 100)}xx`;
      const seconds = (performance.now() - start) / 1000;
      requests.add({ call, method: methodOf(c.req.method), status, seconds });
    }
  };
  const read = async () => `${await registry.metrics()}\n${requests.toText()}`;
  return { measure, read, contentType: registry.contentType };
}

/** The route's pattern; whatever an address says must not make new names. */
const routeOf = (path: string) => (path === "" || path === "*" || path === "/*" ? "unknown" : path);

const methods = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];
const methodOf = (method: string) => (methods.includes(method) ? method : "other");
