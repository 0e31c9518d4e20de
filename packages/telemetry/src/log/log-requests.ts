import { maskUrl } from "@tour/api";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs how each request ended: its address masked, without headers and whoever sent it. */
export function logRequests(
  log: Logger,
  fieldsOf: (c: Context) => object = () => ({}),
): MiddlewareHandler {
  // What a line holds is masked here: looking through it once more takes as long as writing it.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { pathname, search } = new URL(c.req.url);
    const url = maskUrl(pathname + search);
    lines.info({ method: c.req.method, ...fieldsOf(c), url, status: c.res.status, ms }, "request");
  };
}
