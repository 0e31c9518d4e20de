import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { ServerEnv } from "../platform/env/env.ts";

/** Address of the client: the connection's, or the one that a trusted proxy adds last. */
export function clientAddress(c: Context, env: ServerEnv): string {
  if (env.isProxyTrusted) {
    const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  return hasConnection(c) ? (getConnInfo(c).remote.address ?? unknownAddress) : unknownAddress;
}

/** Requests that come without a connection, in tests, share one address. */
const unknownAddress = "0.0.0.0";

function hasConnection(c: Context): boolean {
  return Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
}
