import { followTrace } from "@tour/telemetry";
import { Hono } from "hono";
import type { Logger } from "pino";
import { answerErrors } from "../../../http/answers/answer-errors.ts";
import { answerJson } from "../../../http/answers/answer-json.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import { kindOfRequest } from "../../../http/kind-of-request.ts";
import { closeWhenStopping, expectServing } from "../../../http/health.ts";
import type { Readiness } from "../../../http/health.ts";
import { logRequests } from "../../../http/log-requests.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Metrics } from "../../../http/metrics/metrics.ts";
import { operations } from "../operations/operations.ts";
import type { OperationName, Search } from "../operations/operations.ts";
import { searchPath } from "./path-of.ts";

interface Options {
  search: Search;
  readiness: Readiness;
  log: Logger;
  metrics?: Metrics | undefined;
}

/** What a search process serves, to API hosts alone. */
export function createSearchApp({ search, readiness, log, metrics }: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(log));
  app.use(followTrace({ kindOf: kindOfRequest, isSaidByAnswers: true }));
  app.use(logRequests(log));
  app.use(closeWhenStopping(readiness));
  if (metrics) app.use(metrics.measure);
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.on("GET", ["/health/serving", "/health/ready", "/health"], (c) => {
    expectServing(readiness);
    return c.json({ status: "ok" });
  });
  app.post(`${searchPath}/:operation`, async (c) => {
    // A process that still reads the tours would have whoever asks wait for it: others are there.
    if (readiness.isWarming) expectServing(readiness);
    const name = c.req.param("operation");
    c.set("call", name);
    // An API host of another version may know one more: it asks another process.
    if (!isKnown(name)) throw new Refusal("unavailable", messages.notFound);
    const answer = search[name] as (asked: unknown) => Promise<unknown>;
    return answerJson(c, await answer(await c.req.json()), { headers: {}, added: undefined });
  });
  return app;
}

const isKnown = (name: string): name is OperationName => Object.hasOwn(operations, name);
