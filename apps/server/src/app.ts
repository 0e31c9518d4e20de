import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import type { Handlers } from "@tour/api";
import { drainRequestBody } from "@tour/http-server";
import { followTrace } from "@tour/telemetry";
import { Hono } from "hono";
import { findAccount } from "./modules/accounts/find-account.ts";
import { readHostRevision } from "./modules/public-site/read-host-revision.ts";
import { searchStateOf } from "./modules/search/search-of.ts";
import { answerErrors } from "./http/answers/answer-errors.ts";
import { checkOrigin } from "./http/rights/check-origin.ts";
import type { RequestContext } from "./http/context.ts";
import type { Services } from "./platform/services.ts";
import { closeWhenStopping, registerHealth } from "./http/health.ts";
import type { Readiness } from "./http/health.ts";
import { kindOfRequest } from "./http/kind-of-request.ts";
import { logRequests } from "./http/log-requests.ts";
import type { Metrics } from "./http/metrics/metrics.ts";
import { limitRates } from "./http/rate-limit/limit-rates.ts";
import type { AppEnv } from "./http/log-requests.ts";
import { registerCalls } from "./http/register-calls.ts";
import { registerOpenapi } from "./http/openapi/serve-openapi.ts";
import { StaticFirstRouter } from "./http/static-first-router.ts";

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
  app.use(
    followTrace({
      trusted: services.env.trustedProxies,
      kindOf: kindOfRequest,
      isSaidByAnswers: true,
    }),
  );
  app.use(drainRequestBody);
  app.use(logRequests(services.log));
  if (metrics) app.use(metrics.measure);
  app.use(closeWhenStopping(readiness));
  app.use(limitRates(services));
  app.use(checkOrigin(services.env));
  registerHealth(app, services, { readiness, searchState: () => searchStateOf(services) });
  registerOpenapi(app);
  for (const register of routes) register(app, services);
  registerCalls(app, contract, { handlers, services, findAccount, readRevision: readHostRevision });
  return app;
}
