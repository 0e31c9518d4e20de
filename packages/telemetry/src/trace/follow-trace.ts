import { getConnInfo } from "@hono/node-server/conninfo";
import { isPrivateAddress, isWithin } from "@tour/http-server";
import type { Networks } from "@tour/http-server";
import type { Context, MiddlewareHandler } from "hono";
import { methodOf } from "../method-of.ts";
import { withinRoot } from "./spans.ts";
import type { SpanFacts } from "./spans.ts";
import { traceHeader, traceIdHeader } from "./trace.ts";

/**
 * Answers each request as part of the trace that our proxy or another process of ours names, else of a
 * new one, and says in the answer which it is. What strangers say is not taken over: whoever chose it
 * could make the logs of other people's requests look like their own.
 */
export function followTrace({
  trusted,
  kindOf = () => "",
  isSaidByAnswers = false,
}: Options = {}): MiddlewareHandler {
  return async (c, next) => {
    const method = methodOf(c.req.method);
    const header = isOurs(c, trusted) ? c.req.header(traceHeader) : undefined;
    const facts = { name: method, kind: "server", attributes: { "http.request.method": method } };
    await withinRoot(facts as SpanFacts, header, async (trace, span) => {
      await next();
      if (!isSaidByAnswers) say(c, trace.id);
      if (!span) return;
      const route = kindOf(c);
      span.name(`${method} ${route}`.trim());
      span.set({ "http.route": route, "http.response.status_code": c.res.status });
      if (c.res.status >= 500) span.end("failed");
    });
  };
}

interface Options {
  /** Proxies whose word is taken, beside those of private networks. */
  trusted?: Networks | undefined;
  /** What a request is called in traces, as in metrics. */
  kindOf?: (c: Context) => string;
  /** Answers carry the trace's id themselves. */
  isSaidByAnswers?: boolean;
}

/**
 * Hono's `header` would make a finished answer anew, as a stream, which is then read into memory: that
 * took a third of what a search costs.
 */
function say(c: Context, id: string): void {
  try {
    c.res.headers.set(traceIdHeader, id);
  } catch {
    // An answer that another server gave can't be changed.
    c.header(traceIdHeader, id);
  }
}

function isOurs(c: Context, trusted: Networks | undefined): boolean {
  const isConnected = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
  const address = isConnected ? getConnInfo(c).remote.address : undefined;
  // What asks without a connection is within this process.
  if (address === undefined) return !isConnected;
  return isPrivateAddress(address) || (trusted !== undefined && isWithin(trusted, address));
}
