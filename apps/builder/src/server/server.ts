import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { prepareStop } from "@tour/stop-gently";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

const env = readEnv(process.env);
const app = makeApp(env, join(import.meta.dirname, "client"));
// Without a server of another protocol in its options it is always that of HTTP/1.
const server = serve({ fetch: app.fetch, port: env.port }) as Server;
const stopServer = prepareStop(server);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), stopMs).unref();
    await stopServer();
    process.exit(0);
  });
}
