import type { Server } from "node:http";
import { serve } from "@hono/node-server";

/** How long clients may take, in ms: a slow one must not hold a connection for ever. */
export interface ClientTimeouts {
  /** From the connection, or the end of the answer before, to the last header. */
  headers: number;
  /** The same to the body's last byte: 20 MB over a slow phone take a minute and a half. */
  body: number;
  /** How often the two are looked at. */
  check: number;
}

const timeouts: ClientTimeouts = { headers: 15_000, body: 120_000, check: 5_000 };

/** Longer headers get 431: the longest address and cookie of ours have a fraction of it, in bytes. */
const maxHeaderSize = 16 * 1024;

/** Serves an app over HTTP, on all addresses unless one is named; whoever is too slow is answered 408 and cut off. */
export function listen(
  app: { fetch: Parameters<typeof serve>[0]["fetch"] },
  port: number,
  { host, ...given }: Partial<ClientTimeouts> & { host?: string } = {},
): Server {
  const { headers, body, check } = { ...timeouts, ...given };
  const serverOptions = {
    headersTimeout: headers,
    requestTimeout: body,
    connectionsCheckingInterval: check,
    maxHeaderSize,
  };
  // Without a server of another protocol in its options it is always that of HTTP/1.
  return serve({
    // It would be answered as a GET.
    fetch: (request, env) => (request.method === "TRACE" ? refused() : app.fetch(request, env)),
    port,
    ...(host && { hostname: host }),
    serverOptions,
  }) as Server;
}

const refused = () => new Response(null, { status: 405 });
