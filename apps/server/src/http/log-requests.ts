import { randomUUID } from "node:crypto";
import { maskUrl } from "@tour/api";
import { presentTrace, traceIdHeader } from "@tour/telemetry";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RefusalName } from "./errors/errors.ts";

/** What Hono carries from one of our middlewares to the next. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Name of the contract's call, once it is known. */
    call?: string;
    /** Id of the account that asks, once it is known. */
    account?: string;
    /** Why it was refused, by the refusal's name. */
    refused?: RefusalName;
    /** What every answer says; `answerJson` takes it along, to the others it is added at the end. */
    ownHeaders: Record<string, string>;
    hasOwnHeaders?: boolean;
  };
}

const policy = "content-security-policy";

/** Names each request, says of every answer that nobody may frame it, and logs how it ended. */
export function logRequests(log: Logger): MiddlewareHandler<AppEnv> {
  // What a line holds is masked here: looking through it once more takes as long as writing it.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    const trace = presentTrace();
    const ownHeaders = {
      "x-request-id": requestId,
      ...(trace && { [traceIdHeader]: trace.id }),
      "x-content-type-options": "nosniff",
      [policy]: "frame-ancestors 'none'",
    };
    c.set("ownHeaders", ownHeaders);
    const start = performance.now();
    await next();
    if (!c.get("hasOwnHeaders")) {
      for (const [name, value] of Object.entries(ownHeaders)) {
        // What has a policy of its own says more in it.
        if (name !== policy || !c.res.headers.has(policy)) c.res.headers.set(name, value);
      }
    }
    const ms = Math.round(performance.now() - start);
    const url = maskUrl(withoutOrigin(c.req.url));
    const [account, refused] = [c.get("account"), c.get("refused")];
    const who = { ...(account && { account }), ...(refused && { refused }) };
    lines.info(
      { requestId, method: c.req.method, url, status: c.res.status, ms, ...who },
      "request",
    );
  };
}

/** The path and what follows it. */
const withoutOrigin = (url: string) => url.slice(url.indexOf("/", url.indexOf("://") + 3));
