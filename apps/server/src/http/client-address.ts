import { getConnInfo } from "@hono/node-server/conninfo";
import { clientAddress as addressBehind } from "@tour/http-server";
import type { Context } from "hono";
import type { ServerEnv } from "../platform/env/env.ts";

/** Address of the client: see `clientAddress` of `@tour/http-server`. */
export function clientAddress(c: Context, { trustedProxies: trusted }: ServerEnv): string {
  const remote = hasConnection(c) ? getConnInfo(c).remote.address : undefined;
  const connection = remote ?? unknownAddress;
  return addressBehind({ connection, forwarded: c.req.header("x-forwarded-for"), trusted });
}

/** Requests that come without a connection, in tests, share one address. */
const unknownAddress = "0.0.0.0";

function hasConnection(c: Context): boolean {
  return Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
}
