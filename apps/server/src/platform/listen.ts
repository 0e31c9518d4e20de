import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./log-requests.ts";

/** How long clients may take, in ms: a slow one must not hold a connection for ever. */
export interface Patience {
  /** From the connection, or the end of the answer before, to the last header. */
  headersMs: number;
  /** The same to the body's last byte: 20 MB over a slow phone take a minute and a half. */
  bodyMs: number;
  /** How often the two are looked at. */
  checkMs: number;
}

const patience: Patience = { headersMs: 15_000, bodyMs: 120_000, checkMs: 5_000 };

/** Longer headers get 431: the longest address and cookie of ours have a fraction of it. */
const maxHeaderSize = 16 * 1024;

/** Serves the app over HTTP; whoever is too slow is answered 408 and cut off. */
export function listen(app: Hono<AppEnv>, port: number, given: Partial<Patience> = {}): Server {
  const { headersMs, bodyMs, checkMs } = { ...patience, ...given };
  const serverOptions = {
    headersTimeout: headersMs,
    requestTimeout: bodyMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize,
  };
  // Without a server of another protocol in its options it is always that of HTTP/1.
  return serve({ fetch: app.fetch, port, serverOptions }) as Server;
}
