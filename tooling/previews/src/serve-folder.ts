import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Serves a folder's files on a free port of this computer. */
export async function serveFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const app = new Hono().use(serveStatic({ root }));
  return new Promise((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: "127.0.0.1" },
      (info: AddressInfo) =>
        resolve({ origin: `http://127.0.0.1:${info.port}`, close: () => server.close() }),
    );
  });
}
