import { randomUUID } from "node:crypto";
import { maskUrl } from "@tour/api";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** What Hono carries from one of our middlewares to the next. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Name of the contract's call, once it is known. */
    call?: string;
  };
}

/** Names each request and logs how it ended. */
export function logRequests(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    c.header("x-content-type-options", "nosniff");
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const url = maskUrl(withoutOrigin(c.req.url));
    log.info({ requestId, method: c.req.method, url, status: c.res.status, ms }, "request");
  };
}

/** The path and what follows it. */
const withoutOrigin = (url: string) => url.slice(url.indexOf("/", url.indexOf("://") + 3));
