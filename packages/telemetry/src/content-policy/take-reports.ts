import type { Context, Handler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Counter } from "prom-client";
import type { Logger } from "pino";
import { readReports } from "./read-reports.ts";

/** Where pages send what breaks their content policy, below where an app stands. */
export const reportPath = "/csp-report";
/** The name of that address in a policy's `report-to`. */
export const reportGroup = "csp";

/** A report names a page and a source: the longest addresses that browsers send fit in. */
const maxBytes = 16 * 1024;
/** So many bodies at once, and so many each second for ever, of all browsers together. */
const burst = 50;
const perSecond = 5;
/** A directive is logged no more often, in ms: one broken page is reported by each of its visitors. */
const quietMs = 60_000;

const reports = new Counter({
  name: "tour_content_policy_reports_total",
  help: "What browsers did not load because a page's content policy forbids it, by directive",
  labelNames: ["directive"],
});

/** `POST /csp-report`: counts broken content policies. What is over the limits is not read. */
export function takeReports(
  log: Logger,
  now: () => number = Date.now,
): [refuseMany: Handler, limit: Handler, count: Handler] {
  const takeOne = createBucket(now);
  const logged = new Map<string, number>();
  const done = (c: Context, status: 204 | 413 | 429) =>
    c.body(null, status, { "cache-control": "no-store" });

  const refuseMany: Handler = async (c, next) => {
    if (!takeOne()) return done(c, 429);
    return next();
  };
  const count: Handler = async (c) => {
    for (const { directive, blocked } of readReports(await c.req.text())) {
      reports.inc({ directive });
      if (now() - (logged.get(directive) ?? -Infinity) < quietMs) continue;
      logged.set(directive, now());
      log.warn({ directive, blocked }, "content policy broken");
    }
    return done(c, 204);
  };
  const limit: Handler = bodyLimit({ maxSize: maxBytes, onError: (c) => done(c, 413) });
  return [refuseMany, limit, count];
}

/** Whether one more is taken, by the time that has passed. */
function createBucket(now: () => number): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
