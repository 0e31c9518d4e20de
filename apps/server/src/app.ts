import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import type { Handlers } from "@tour/api";
import { Hono } from "hono";
import { answerErrors } from "./platform/answer-errors.ts";
import { checkOrigin } from "./platform/check-origin.ts";
import type { RequestContext, Services } from "./platform/context.ts";
import { closeWhenStopping, registerHealth } from "./platform/health.ts";
import type { Readiness } from "./platform/health.ts";
import { logRequests } from "./platform/log-requests.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { readRest } from "./platform/read-rest.ts";
import { limitRates } from "./platform/rate-limit/limit-rates.ts";
import type { AppEnv } from "./platform/log-requests.ts";
import { registerCalls } from "./platform/register-calls.ts";
import { registerOpenapi } from "./platform/serve-openapi.ts";
import { StaticFirstRouter } from "./platform/static-first-router.ts";

interface AppOptions {
  services: Services;
  handlers: Handlers<TourContract, RequestContext>;
  readiness?: Readiness;
  metrics?: Metrics | undefined;
  /** Routes that are no calls of the contract, for example pictures. */
  routes?: ((app: Hono<AppEnv>, services: Services) => void)[];
}

/** The API host as a Hono app: it listens to nothing, so that tests can ask it directly. */
export function createApp({
  services,
  handlers,
  readiness = { isStopping: false },
  metrics,
  routes = [],
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ router: new StaticFirstRouter() });
  app.onError(answerErrors(services.log));
  app.use(readRest);
  app.use(logRequests(services.log));
  if (metrics) app.use(metrics.measure);
  app.use(closeWhenStopping(readiness));
  app.use(limitRates(services));
  app.use(checkOrigin(services.env));
  registerHealth(app, services, readiness);
  registerOpenapi(app);
  for (const register of routes) register(app, services);
  registerCalls(app, contract, handlers, services);
  return app;
}
