import type { Context, Env, MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Gauge, register, Registry } from "prom-client";
import { methodOf } from "../method-of.ts";
import { RequestSeries } from "./request-series.ts";

/** All that a process can tell of itself. */
export interface Metrics<AppEnv extends Env = Env> {
  /** Counts and times every request that passes. */
  measure: MiddlewareHandler<AppEnv>;
  /** All metrics in Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
}

interface Options<AppEnv extends Env> {
  /** Which of the product's processes it is. */
  app: "api" | "builder" | "crm" | "search" | "site";
  /** Names what runs: another build, another name. */
  build: string;
  /** What a request is counted as; whatever an address says must not make new names. */
  kindOf: (c: Context<AppEnv>) => string;
  /** What is measured of this process alone. */
  registry?: Registry;
  /** What is written by hand. */
  series?: readonly { toText: () => string }[];
}

/**
 * Measures a process: its requests, memory and event loop, its build, and what its parts count by
 * themselves, each in prom-client's own register.
 */
export function createMetrics<AppEnv extends Env = Env>({
  app,
  build,
  kindOf,
  registry = new Registry(),
  series = [],
}: Options<AppEnv>): Metrics<AppEnv> {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new RequestSeries();
  let inFlight = 0;
  new Gauge({
    name: "tour_build_info",
    help: "Always 1; its labels say which process this is, and of which build",
    labelNames: ["app", "build"],
    registers,
  }).set({ app, build }, 1);
  new Gauge({
    name: "tour_requests_in_flight",
    help: "Requests that are being answered",
    registers,
    collect() {
      this.set(inFlight);
    },
  });

  const measure: MiddlewareHandler<AppEnv> = async (c, next) => {
    inFlight += 1;
    const start = performance.now();
    try {
      await next();
    } finally {
      inFlight -= 1;
      const status = `${Math.floor(c.res.status / 100)}xx`;
      const seconds = (performance.now() - start) / 1000;
      requests.add({ call: kindOf(c), method: methodOf(c.req.method), status, seconds });
    }
  };
  const read = async () =>
    [
      await registry.metrics(),
      await register.metrics(),
      ...[requests, ...series].map((one) => one.toText()),
    ].join("\n");
  return { measure, read, contentType: registry.contentType };
}
