import { apiSeries, createLogger, createMetrics } from "@tour/telemetry";
import type { Metrics } from "@tour/telemetry";
import type { Context } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { OfficeEnv } from "./office-env.ts";
import { readBuild } from "./read-build.ts";

/** By what an app of the office is seen by its operators. */
export interface OfficeWatch {
  log: Logger;
  metrics: Metrics;
}

export function watchOffice(
  app: "builder" | "crm",
  { logLevel }: Pick<OfficeEnv, "logLevel">,
  root: string,
): OfficeWatch {
  const { build } = readBuild(root);
  const metrics = createMetrics({ app, build, kindOf: kindOfRequest, series: [apiSeries] });
  return { log: createLogger(logLevel), metrics };
}

/** What a request is called in metrics and traces: the pattern of its route; all others are the app's page. */
export function kindOfRequest(c: Context): string {
  const path = routePath(c);
  return path === "" || path === "*" || path === "/*" || path === "/crm/*" ? "page" : path;
}
