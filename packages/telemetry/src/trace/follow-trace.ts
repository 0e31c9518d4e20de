import { getConnInfo } from "@hono/node-server/conninfo";
import { isPrivateAddress, isWithin } from "@tour/http-server";
import type { Networks } from "@tour/http-server";
import type { Context, MiddlewareHandler } from "hono";
import { readTrace, traceHeader, traceIdHeader, withinTrace } from "./trace.ts";

/**
 * Answers each request as part of the trace that our proxy or another process of ours names, else of a
 * new one, and says in the answer which it is. What strangers say is not taken over: whoever chose it
 * could make the logs of other people's requests look like their own.
 */
export function followTrace(trusted?: Networks | undefined): MiddlewareHandler {
  return async (c, next) => {
    const trace = readTrace(isOurs(c, trusted) ? c.req.header(traceHeader) : undefined);
    await withinTrace(trace, next);
    c.header(traceIdHeader, trace.id);
  };
}

function isOurs(c: Context, trusted: Networks | undefined): boolean {
  const isConnected = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
  const address = isConnected ? getConnInfo(c).remote.address : undefined;
  // What asks without a connection is within this process.
  if (address === undefined) return !isConnected;
  return isPrivateAddress(address) || (trusted !== undefined && isWithin(trusted, address));
}
