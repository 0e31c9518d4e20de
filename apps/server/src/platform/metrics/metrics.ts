import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PoolState } from "../../db/open-database.ts";
import type { AppEnv } from "../log-requests.ts";

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

/** Where requests of one kind are counted and timed. */
interface Series {
  counter: Counter.Internal;
  timer: Histogram.Internal<"call">;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures a server: its requests, database, jobs, and the process itself. */
export function createMetrics({ pools, countJobs }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "tour_requests_total",
    help: "Requests that were answered, by call, method and class of status",
    labelNames: ["call", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "tour_request_duration_seconds",
    help: "Time until the answer was ready, by call",
    labelNames: ["call"],
    buckets: seconds,
    registers,
  });
  const inFlight = new Gauge({
    name: "tour_requests_in_flight",
    help: "Requests that are being answered",
    registers,
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

  // Looking a series up by its labels takes longer than counting.
  const known = new Map<string, Series>();
  const seriesOf = (call: string, method: string, status: string): Series => {
    const key = `${call} ${method} ${status}`;
    let series = known.get(key);
    if (!series) {
      const counter = requests.labels({ call, method, status });
      series = { counter, timer: durations.labels({ call }) };
      known.set(key, series);
    }
    return series;
  };

  const measure: MiddlewareHandler<AppEnv> = async (c, next) => {
    inFlight.inc();
    const start = performance.now();
    try {
      await next();
    } finally {
      inFlight.dec();
      const call = c.get("call") ?? routeOf(routePath(c, -1));
      const status = `${Math.floor(c.res.status / 100)}xx`;
      const { counter, timer } = seriesOf(call, methodOf(c.req.method), status);
      counter.inc();
      timer.observe((performance.now() - start) / 1000);
    }
  };
  return { measure, read: () => registry.metrics(), contentType: registry.contentType };
}

/** The route's pattern; whatever an address says must not make new names. */
const routeOf = (path: string) => (path === "" || path === "*" || path === "/*" ? "unknown" : path);

const methods = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];
const methodOf = (method: string) => (methods.includes(method) ? method : "other");
